/** What a piece's picture is called; without a name it is hidden from screen readers, because words beside it say the same. */
export function named(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
}

/** What stands on the token of somebody: the first character of the name, also where that is an emoji. */
export const initialOf = (name: string): string => [...name][0] ?? '';
