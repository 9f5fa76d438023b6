import { syllables } from '#regular-forms.ts';
import { everydayWords } from './everyday-words.mjs';
import { usesOf } from './wordnet-counts.mjs';

const classes = ['noun', 'verb', 'adjective', 'adverb'];
const suffixes =
  'ly ness ity tion sion ment ance ence able ible ful less ous ive al ic ate ist ism er or y ing ed ship hood ary ory ant ent age ure'.split(
    ' ',
  );

/** The year in which everyday words are learnt, by "lemma/class"; the lists write spaces as hyphens. */
const years = new Map();
for (const year of [2, 1])
  for (const [pos, list] of Object.entries(everydayWords[year]))
    for (const word of list.trim().split(/\s+/)) years.set(`${word.replaceAll('-', ' ')}/${pos}`, year);

/** The everyday words with their part of speech, for those missing from WordNet. */
export const everydayKeys = [...years.keys()];

export const featureNames = [
  ...[
    'one',
    'tagged',
    'tagged at all',
    'senses',
    'senses at all',
    'uses',
    'glosses',
    'compounds',
    'letters',
    'up to 5 letters',
  ],
  ...['syllables', 'never tagged', 'never used', 'not in WordNet', 'share of its tags', 'several words'],
  ...['uses > 2', 'uses > 4', 'uses > 6', 'tagged > 1', 'tagged > 3', 'tagged > 5', 'compounds > 1', 'compounds > 3'],
  ...classes,
  ...['first year', 'second year', 'first year otherwise', 'second year otherwise'],
  ...suffixes.map((suffix) => `-${suffix}`),
];

const above = (value, ...steps) => steps.map((step) => Math.max(0, value - step));

/** The features of the estimate, in the order of `featureNames`; counts are ln(1 + n). */
export function featuresOf(counts, word, pos) {
  const lemma = word.toLowerCase();
  const key = `${lemma}/${pos}`;
  const log = (map, name) => Math.log1p(map.get(name) ?? 0);
  const tagged = log(counts.tagged, key);
  const uses = Math.log1p(usesOf(counts, lemma));
  const compounds = log(counts.compounds, lemma);
  const share = (counts.tagged.get(key) ?? 0) / ((counts.taggedAtAll.get(lemma) ?? 0) + 1);
  const plain = lemma.replaceAll('-', ' ');
  const year = years.get(`${plain}/${pos}`);
  const otherYear = Math.min(...classes.map((each) => years.get(`${plain}/${each}`) ?? 9));
  return [
    ...[1, tagged, log(counts.taggedAtAll, lemma), log(counts.senses, key), log(counts.sensesAtAll, lemma), uses],
    ...[log(counts.glosses, lemma), compounds, lemma.length, Math.min(lemma.length, 5), syllables(lemma)],
    ...[tagged === 0, uses === 0, !counts.senses.has(key), share, /[ -]/.test(lemma)],
    ...[...above(uses, 2, 4, 6), ...above(tagged, 1, 3, 5), ...above(compounds, 1, 3)],
    ...classes.map((each) => each === pos),
    ...[year === 1, year === 2, otherYear === 1, otherYear === 2],
    ...suffixes.map((suffix) => lemma.endsWith(suffix) && lemma.length > suffix.length + 2),
  ].map(Number);
}

const column = Object.fromEntries(featureNames.map((name, index) => [name, index]));

/**
 * Absent from the tagged texts, at most three times in definitions, and not everyday. The reference lists leave nearly
 * all such words out (they have 1,000 of WordNet's 55,000), so weights fitted there would put most of them too low.
 */
function isObscure(features) {
  const isEveryday = ['first year', 'second year', 'first year otherwise', 'second year otherwise'].some(
    (name) => features[column[name]],
  );
  return features[column['tagged at all']] === 0 && features[column.uses] < Math.log(4.5) && !isEveryday;
}

/** The level as a number, 1 for A1 to 5 for C1, stretched away from the middle so that it reaches the outer levels. */
export function estimate(features, weights) {
  if (isObscure(features)) return 5;
  const sum = features.reduce((total, feature, index) => total + feature * weights[index], 0);
  return Math.min(5, Math.max(1, Math.round(3.3 + 1.1 * (sum - 3.3))));
}
