import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUsualBase, isUsualWord, levelOf } from './level-of.ts';
import { levels } from './levels.ts';
import { openClasses } from './parts-of-speech.ts';

/** Judged by hand, without a list: nouns, verbs, adjectives and adverbs of daily life, school, work and study. */
const expected = {
  A1: `apple banana brother chair child clean cold cook dance dinner eat family friend happy horse kitchen learn listen money
    morning mother open read red school sister sleep small swim table teacher tired water window write`,
  A2: `airport angry borrow building careful cheap choose climb cloud comfortable competition dangerous decide dentist
    different explain exciting forest forget furniture guest healthy invite island kind lazy medicine mistake modern neighbour
    passenger picnic polite prepare quickly receive repair river sick suitcase ticket tourist traffic useful visitor weather worried`,
  B1: `achieve advantage advertisement appointment attitude avoid bakery behave canal century claim colleague compare confident
    convenient customer damage delay develop disappointed efficient encourage environment escape experiment gradually
    hesitate improvement injury invention knowledge luggage manage necessary opinion opportunity pollution predict promote
    protect punish reduce reliable research rude skill solution suggest survive tradition unemployed volunteer wealth`,
  B2: `abandon accurate acknowledge adequate assess bankrupt comprehensive consistent controversial convict decline dedicate
    deliberately dominate elaborate emerge emphasis enhance eventually evidence exceed exploit flexible fundamental genuine
    imply inevitable initiative interpret investigate justify legislation maintain negotiate obstacle perceive persuade
    prejudice prospect reluctant restrict scheme sustain tension tolerate vague`,
  C1: `adjacent aggravate ambiguity articulate circumvent coherent commiserate condone contentious curtail debunk deference
    deplete detrimental disparity elicit eloquent exacerbate feasible futile impeccable incentive indispensable inherent
    intricate meticulous mitigate nuance ostensibly paramount pervasive plausible precarious resilient scrutinize
    superfluous tenacious ubiquitous unprecedented vindicate`,
} as const;

const cases = levels.flatMap((level) =>
  expected[level]
    .trim()
    .split(/\s+/)
    .map((word) => ({ word, level })),
);

describe('levelOf', () => {
  it('is within one level for nine of ten words judged by hand, and never A1 or A2 for a word of C1', () => {
    const distance = ({ word, level }: (typeof cases)[number]) =>
      Math.abs(levels.indexOf(levelOf(word)) - levels.indexOf(level));
    const far = cases.filter((each) => distance(each) > 1);
    const exact = cases.filter((each) => distance(each) === 0);
    expect(cases.length).toBeGreaterThan(200);
    expect(
      far.length / cases.length,
      far.map(({ word, level }) => `${word}: ${levelOf(word)}, not ${level}`).join('; '),
    ).toBeLessThanOrEqual(0.1);
    expect(exact.length / cases.length).toBeGreaterThan(0.4);
    expect(cases.filter(({ word, level }) => level === 'C1' && levelOf(word) < 'B')).toEqual([]);
  });

  it('gives a form, a spelling and a possessive the level of the word', () => {
    expect(levelOf('children')).toBe(levelOf('child'));
    expect(levelOf('theater')).toBe(levelOf('theatre'));
    expect(levelOf('Teacher’s')).toBe(levelOf('teacher'));
    expect(levelOf('went', 'verb')).toBe(levelOf('go', 'verb'));
  });

  it('knows the words outside the open classes', () => {
    expect(['the', 'because', 'myself', 'whereas', 'albeit'].map((word) => levelOf(word))).toEqual([
      'A1',
      'A1',
      'A2',
      'B2',
      'C1',
    ]);
    expect(levelOf('between', 'preposition')).toBe('A1');
  });

  it('takes a phrase of function words for as hard as its hardest word, and greetings for easy', () => {
    expect(['hey', 'theirs'].map((word) => levelOf(word))).toEqual(['A2', 'A2']);
    expect(['because of', 'next to', 'ought to', 'as well as'].map((word) => levelOf(word))).toEqual([
      'A2',
      'A2',
      'B1',
      'A2',
    ]);
  });

  it('goes by the parts of compounds and derived words that it does not list', () => {
    expect(levelOf('bus ticket')).toBe('A2');
    expect(levelOf('schoolbook')).toBe('A2');
    expect(levelOf('zxqj')).toBe('C1');
  });

  it('is never easier with a part of speech than without', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (word) => {
        expect(levels.indexOf(levelOf(word, 'noun'))).toBeGreaterThanOrEqual(levels.indexOf(levelOf(word)));
      }),
    );
  });
});

describe('isUsualBase', () => {
  it('says the same as asking for each open class', () => {
    const texts = ['house', 'happy', 'run', 'quickly', 'ice cream', 'the', 'hause', 'houses', ''];
    for (const text of texts) expect(isUsualBase(text)).toBe(openClasses.some((pos) => isUsualWord(text, pos)));
  });
});

describe('isUsualWord', () => {
  it('tells usual base forms from others, by part of speech if asked', () => {
    expect([isUsualWord('house'), isUsualWord('the'), isUsualWord('hause'), isUsualWord('london')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isUsualWord('house', 'verb'), isUsualWord('happy', 'verb')]).toEqual([true, false]);
  });
});
