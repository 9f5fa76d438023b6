import type { Sense, Word } from '#types.ts';

/** The id of the meaning that is the word's own in its file. */
export const mainSense = 'main';

/** All meanings of a word, the main one first; each with its own level and topic. */
export function sensesOf({
  label,
  level,
  topic,
  definition,
  examples,
  translations,
  moreSenses = [],
}: Word): [Sense, ...Sense[]] {
  return [{ id: mainSense, label, level, topic, definition, examples, translations }, ...moreSenses];
}

/** The word as it is read in each of its meanings. */
export function inEachSense(word: Word): Word[] {
  return sensesOf(word).map(({ id, ...sense }) => ({
    ...word,
    ...sense,
    picture: id === mainSense ? word.picture : undefined,
  }));
}

/** The meaning that a reader of this level should learn: the first of just that level, otherwise the main one. */
export function senseAt(word: Word, level: Word['level']): Sense {
  const [main, ...others] = sensesOf(word);
  return main.level === level ? main : (others.find((sense) => sense.level === level) ?? main);
}
