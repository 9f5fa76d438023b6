/** A word of a class, as Monday's list weighs it. */
export type Weighed = {
  word: string;
  /** Students who have answered it at least once. */
  met: number;
  /** Those of them who will have forgotten it by then, or who keep getting it wrong. */
  urgent: number;
};

/** As many as ten minutes take, at fifty seconds each. */
export const mondayWords = 12;

/** Forgotten so often after it was learned, a word that isn't known is one that a student keeps getting wrong. */
export const failingLapses = 3;

/** Of how many students one has to have met a word: what hardly anybody knows is to be taught, not repeated. */
const oneIn = 5;

/**
 * What a class repeats on Monday: words that at least a fifth of its students have met, and at least two where there
 * are two. Those that most students need come first; of two that equally many need, the one that the larger part of those
 * who have met it needs, then by the alphabet, so that the list stays as it is while nothing changes.
 */
export function mondayList<Word extends Weighed>(words: readonly Word[], students: number): Word[] {
  const enough = Math.min(students, Math.max(2, Math.ceil(students / oneIn)));
  return words
    .filter(({ met, urgent }) => urgent > 0 && met >= enough)
    .sort(
      (one, other) =>
        other.urgent - one.urgent ||
        one.met - other.met ||
        (one.word < other.word ? -1 : Number(one.word > other.word)),
    )
    .slice(0, mondayWords);
}

/** Days until the next Monday; 0 on a Monday. */
export function daysToMonday(day: string): number {
  return (8 - new Date(`${day}T00:00Z`).getUTCDay()) % 7;
}
