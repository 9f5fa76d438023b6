/** Every part of speech that the product distinguishes. */
export const partsOfSpeech = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'preposition',
  'conjunction',
  'determiner',
  'number',
  'exclamation',
  'phrase',
] as const;

export type PartOfSpeech = (typeof partsOfSpeech)[number];
