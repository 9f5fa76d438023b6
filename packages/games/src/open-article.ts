/** The text before a gap with its final article left open: `a` or `an` would tell how the missing word begins. */
export function openArticle(before: string): string {
  return before.replace(/(?<![\p{L}\p{N}'’-])(a)n? $/iu, '$1(n) ');
}
