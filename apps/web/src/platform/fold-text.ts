/**
 * A text in its form for searching: without case, accents, or the difference between the Turkish ı and i, so that a
 * teacher finds "İpek Çağlı" by typing "ipek cagli".
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replace(/\s+/gu, ' ').trim();
}

/** Whether every word of a search occurs in one of the texts. An empty search matches everything. */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const folded = texts.map(foldText);
  return foldText(search)
    .split(' ')
    .every((word) => folded.some((text) => text.includes(word)));
}
