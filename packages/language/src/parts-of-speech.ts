/** The parts of speech that have forms and that new words still join. */
export const openClasses = ['noun', 'verb', 'adjective', 'adverb'] as const;

export type OpenClass = (typeof openClasses)[number];

/** Every part of speech that the product tells apart; those outside `OpenClass` have no forms by rule. */
export type PartOfSpeech =
  | OpenClass
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'determiner'
  | 'number'
  | 'exclamation'
  | 'phrase';

/** Says whether a word exists; without a part of speech, whether it is one of some kind. Asked with lower-case base forms. */
export type IsWord = (lemma: string, pos?: OpenClass) => boolean;

export function isOpenClass(pos: string | undefined): pos is OpenClass {
  return openClasses.some((each) => each === pos);
}
