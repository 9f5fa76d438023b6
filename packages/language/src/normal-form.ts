/** Apostrophes and single quotation marks that keyboards, phones and books produce. */
export const apostrophes = "'’‘ʼ‛′`´＇";

/** Hyphens, the minus sign and dashes. */
const dashes = /[-‐‑‒−–—]/g;

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');

/** A text with every apostrophe and single quotation mark made straight. */
export function straightApostrophes(text: string): string {
  return text.replace(anyApostrophe, "'");
}

/**
 * The form in which words are compared: compatible characters unified (NFKC), lower case, straight apostrophes, hyphens
 * for dashes, single spaces, trimmed. A dotless or dotted Turkish capital I that a phone made of an English one becomes
 * i.
 */
export function normalForm(text: string): string {
  if (/^[a-z]+(?:[' -][a-z]+)*$/.test(text)) return text;
  return straightApostrophes(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replace(/ı/g, 'i')
    .replace(dashes, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
