/** What a piece's picture is called; without a name it is hidden from screen readers, because words beside it say the same. */
export function named(label: string | undefined) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const);
}
