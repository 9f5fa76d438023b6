/** The parts of speech that have forms and still take in new words. */
export const openClasses = ['noun', 'verb', 'adjective', 'adverb'] as const;

export type OpenClass = (typeof openClasses)[number];

/** Every part of speech that the product distinguishes; those outside `OpenClass` have no regular forms. */
export type PartOfSpeech =
  | OpenClass
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'determiner'
  | 'number'
  | 'exclamation'
  | 'phrase';

/** Whether a word exists: with this part of speech, or with at least one if none is given. Takes lower-case base forms. */
export type IsWord = (lemma: string, pos?: OpenClass) => boolean;

export function isOpenClass(pos: string | undefined): pos is OpenClass {
  return openClasses.some((each) => each === pos);
}
