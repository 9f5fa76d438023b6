/** The topics of words, sentences and passages; each word has one. */
export const topics = [
  'people',
  'body-and-health',
  'food-and-drink',
  'home',
  'clothes-and-shopping',
  'school',
  'work-and-money',
  'travel',
  'town',
  'nature',
  'time-and-numbers',
  'feelings',
  'leisure-and-sport',
  'arts-and-media',
  'communication',
  'science-and-technology',
  'society',
  'daily-life',
  'describing',
  'ideas',
] as const;

export type Topic = (typeof topics)[number];
