/** Finds a part of a thing's place by the thing's id. */
export function partOf(thing: string, part: string): string {
  return `[data-thing="${CSS.escape(thing)}"] [data-part="${part}"]`;
}
