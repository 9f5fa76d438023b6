/** How a word stands among the saved ones: lower case, straight apostrophes, single spaces. */
export function savedSpelling(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘ʼ‛′`´＇]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
