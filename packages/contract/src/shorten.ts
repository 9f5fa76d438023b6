/**
 * The beginning of a text, at most so long as the calls count it. It ends between two characters as people see them: an
 * emoji of several signs and a letter with its accents stay whole, or go.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > max) break;
    end = index + segment.length;
  }
  return text.slice(0, end).trimEnd();
}

/** The same for a file's name, which keeps its ending. */
export function shortenFileName(name: string, max: number): string {
  if (name.length <= max) return name;
  const ending = /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? '';
  return shorten(name.slice(0, name.length - ending.length), max - ending.length) + ending;
}
