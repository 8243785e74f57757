/** The code of a table from what somebody typed or pasted: with spaces, capitals or hyphens, or a whole link. */
export function codeIn(text: string): string {
  const link = /^\s*(?:https?:\/\/)?[^/\s]*\/+([^/?#\s]+)/i.exec(text);
  return (link ? link[1] : text).toLowerCase().replace(/[^a-z0-9]/g, '');
}
