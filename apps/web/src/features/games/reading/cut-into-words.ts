/** A piece of a sentence; `place` counts the words of the passage and is null for what is between them. */
type Piece = { text: string; start: number; place: number | null };

type CutSentence = { number: number; pieces: readonly Piece[] };

type CutPassage = {
  /** The sentences of each paragraph, numbered through the whole passage. */
  cut: readonly (readonly CutSentence[])[];
  words: readonly { text: string; sentence: number }[];
};

const wordOrRest = /([\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*)|[^\p{L}\p{M}]+|./gsu;

/** A passage split into words that can be looked up, and what is between them. */
export function cutIntoWords(paragraphs: readonly (readonly string[])[]): CutPassage {
  const words: { text: string; sentence: number }[] = [];
  let number = -1;
  const cut = paragraphs.map((sentences) =>
    sentences.map((sentence) => {
      number += 1;
      const pieces = [...sentence.matchAll(wordOrRest)].map(({ 0: text, 1: word, index: start }) => {
        if (word === undefined) return { text, start, place: null };
        words.push({ text, sentence: number });
        return { text, start, place: words.length - 1 };
      });
      return { number, pieces };
    }),
  );
  return { cut, words };
}
