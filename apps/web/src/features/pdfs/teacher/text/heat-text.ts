/** A piece of a page: plain text, or a word that was looked up by so many. */
export type HeatPiece = { at: number; text: string; readers: number };

const wordForm = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/**
 * Cuts a paragraph where words were looked up.
 *
 * @param readers how many looked up each form, in lower case
 */
export function heatPieces(paragraph: string, readers: ReadonlyMap<string, number>): HeatPiece[] {
  const pieces: HeatPiece[] = [];
  let from = 0;
  const push = (to: number, count: number) => {
    if (to > from) pieces.push({ at: from, text: paragraph.slice(from, to), readers: count });
    from = to;
  };
  for (const { 0: form, index } of paragraph.matchAll(wordForm)) {
    const count = readers.get(form.toLowerCase()) ?? 0;
    if (count === 0) continue;
    push(index, 0);
    push(index + form.length, count);
  }
  push(paragraph.length, 0);
  return pieces;
}

export type Heat = 1 | 2 | 3;

/** How strongly a word is tinted: up to a quarter of the readers, up to a half, more. */
export function heatOf(count: number, readers: number): Heat {
  const share = count / Math.max(1, readers);
  if (share > 0.5) return 3;
  return share > 0.25 ? 2 : 1;
}
