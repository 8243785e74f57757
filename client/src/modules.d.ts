declare module 'messages:all' {
  type Fetch = () => Promise<{ default: string }>;
  const all: Record<import('./wire').Language, Record<import('./wire').GameName | 'shared' | 'luck', Fetch>>;
  export default all;
}

declare module 'rulebook:all' {
  type Fetch = () => Promise<{ default: string }>;
  const all: Record<import('./wire').Language, Record<import('./wire').GameName, Fetch>>;
  export default all;
}
