/** Sentences one after the other: each ends with a stop, also one that needs none where it stands alone. */
export function inSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…:]["'”’»“)]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
