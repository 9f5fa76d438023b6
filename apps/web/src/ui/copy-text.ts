/**
 * Puts a text on the clipboard. Resolves to whether it got there. Browsers give pages without https no clipboard, and
 * a school's own network often is such a place: there the older way through a hidden field is tried.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (globalThis.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser or by the reader: the older way may still be open.
  }
  return copyThroughField(text);
}

function copyThroughField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, or its focus trap would take the focus away before the copy.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
