/** The option an arrow key leads to; past either end comes null, the text that was typed, and then the other end. */
export function optionAfter(index: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (index === null) return step === 1 ? 0 : count - 1;
  const next = index + step;
  return next < 0 || next >= count ? null : next;
}
