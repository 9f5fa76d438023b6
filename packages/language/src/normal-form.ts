/** Apostrophes and single quotation marks as they come from keyboards, phones and books. */
export const apostrophes = "'’‘ʼ‛′`´＇";

/** Hyphens, the minus sign and dashes. */
const dashes = /[-‐‑‒−–—]/g;

const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');

/** A text with every kind of apostrophe and single quotation mark as the straight one. */
export function straightApostrophes(text: string): string {
  return text.replace(anyApostrophe, "'");
}

/**
 * A text in the one form that words are compared in: compatible characters as one (NFKC), lower case, straight
 * apostrophes, hyphens for dashes, single spaces, none around. A dotless or dotted Turkish capital I that a phone
 * made of an English one becomes i.
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
