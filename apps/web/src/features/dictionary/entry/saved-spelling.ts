/** A word in the spelling of saved words: lower case, straight apostrophes, single spaces. */
export function savedSpelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ‛′`´＇]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
