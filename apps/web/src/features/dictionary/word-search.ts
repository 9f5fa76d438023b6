/** The search part of the address of a word; the rest of it, such as the open list, stays. */
export const wordSearch =
  (word: string) =>
  <Now extends object>(now: Now): Now & { word: string } => ({ ...now, word });
