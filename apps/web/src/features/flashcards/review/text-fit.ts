export type TextFit = {
  /** How large it may be at most. */
  size: 'large' | 'medium' | 'small';
  /** How many letters have to stand beside each other. */
  letters: number;
};

/** How large a text of a card can be written: a word as large as it fits, a sentence smaller. */
export function fitOf(text: string): TextFit {
  const letters = Math.max(1, ...text.split(/[\s-]+/u).map((word) => [...word].length));
  const { length } = [...text];
  return { size: length <= 32 ? 'large' : length <= 120 ? 'medium' : 'small', letters };
}
