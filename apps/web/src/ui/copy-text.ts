/**
 * Puts a text on the clipboard. Resolves to whether it got there. Browsers give pages without https no clipboard
 * access, and a school's own network often has no https: there it falls back to the older way through a hidden field.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (globalThis.isSecureContext) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser or the reader: the older way may still work.
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
  // Inside an open dialog; otherwise its focus trap would take the focus away before the copy.
  (before?.closest('[role="dialog"]') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
