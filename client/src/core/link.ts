// The address of a table, to be sent or scanned.
export const linkTo = (code: string): string => `${location.origin}/${code}`;

/** Whether this device has a sheet for sharing. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Let the device share a link; a person may change their mind. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Copy text; false where the page may not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text); // over plain HTTP, as in a home's own network, there is no clipboard
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  const opened = document.querySelector('dialog[open]') ?? document.body; // what is behind a dialog cannot be selected
  opened.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
