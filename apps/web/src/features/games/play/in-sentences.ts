/** Sentences joined: each ends with a full stop, even one that needs none on its own. */
export function inSentences(sentences: readonly string[]): string {
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…:]["'”’»“)]*$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
