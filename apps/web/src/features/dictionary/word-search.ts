/** The search part of a word's address; the rest of it, such as the open list, is kept. */
export const wordSearch =
  (word: string) =>
  <Now extends object>(now: Now): Now & { word: string } => ({ ...now, word });
