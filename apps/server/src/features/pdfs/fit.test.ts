import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureClass, sharedLanguage } from './class-fit.ts';
import type { MetWord } from './fit.ts';
import { fitOf, isGrammar } from './fit.ts';

const chances = [0.99, 0.9, 0.5, 0.1, 0];
const word = (wish: Partial<MetWord>): MetWord => ({ step: 2, times: 1, chance: 1, isKnown: false, ...wish });

describe('the fit of a text', () => {
  it('counts names and numbers as known, and nothing else without a chance', () => {
    const fit = fitOf({ running: 100, unlisted: 10, bySteps: [0, 0, 0, 0, 0] }, chances, []);
    expect(fit).toEqual({ coverage: 0.9, known: 0.9, learning: 0, fresh: 0.1, measured: 0 });
  });

  it('estimates words without evidence from their step', () => {
    const fit = fitOf({ running: 200, unlisted: 0, bySteps: [100, 50, 40, 10, 0] }, chances, []);
    expect(fit?.coverage).toBeCloseTo((99 + 45 + 20 + 1) / 200, 12);
    expect(fit).toMatchObject({ learning: 0, measured: 0 });
    expect(fit?.fresh).toBeCloseTo(35 / 200, 12);
  });

  it('takes words with evidence as the memory has them, whatever their step', () => {
    const text = { running: 20, unlisted: 0, bySteps: [0, 0, 20, 0, 0] };
    const met = [word({ times: 10, isKnown: true, chance: 0.85 }), word({ times: 6, chance: 0.75 })];
    const fit = fitOf(text, chances, met);
    expect(fit?.known).toBeCloseTo((10 + 4 * 0.5) / 20, 12);
    expect(fit?.learning).toBeCloseTo(6 / 20, 12);
    expect(fit?.fresh).toBeCloseTo(2 / 20, 12);
    expect(fit?.coverage).toBeCloseTo((10 + 6 * 0.75 + 4 * 0.5) / 20, 12);
    expect(fit?.measured).toBeCloseTo(16 / 20, 12);
  });

  it('is none for a text without words', () => {
    expect(fitOf({ running: 0, unlisted: 0, bySteps: [0, 0, 0, 0, 0] }, chances, [])).toBeNull();
  });
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const metWords = fc.array(
  fc.record({ step: fc.nat(4), times: fc.integer({ min: 1, max: 50 }), chance: share, isKnown: fc.boolean() }),
);

/** A text with exactly these words, some that nobody met, names and unlisted ones. */
const reading = fc.record({
  met: metWords,
  unmet: fc.array(fc.nat(200), { minLength: 5, maxLength: 5 }),
  names: fc.nat(50),
  unlisted: fc.nat(50),
});

function textOf({ met, unmet, names, unlisted }: { met: MetWord[]; unmet: number[]; names: number; unlisted: number }) {
  const bySteps = unmet.map(
    (times, step) => times + met.filter((each) => each.step === step).reduce((sum, each) => sum + each.times, 0),
  );
  return { running: bySteps.reduce((sum, times) => sum + times, names + unlisted), unlisted, bySteps };
}

describe('whatever the text and the reader', () => {
  it('the three shares add up to 1, and what is covered lies between what is known and what isn’t new', () => {
    fc.assert(
      fc.property(reading, (given) => {
        const fit = fitOf(textOf(given), chances, given.met);
        if (!fit) return;
        expect(fit.known + fit.learning + fit.fresh).toBeCloseTo(1, 9);
        expect(fit.coverage).toBeGreaterThanOrEqual(fit.known - 1e-9);
        expect(fit.coverage).toBeLessThanOrEqual(1 - fit.fresh + 1e-9);
        for (const each of Object.values(fit)) expect(each).toBeGreaterThanOrEqual(-1e-9);
        expect(fit.measured).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });

  it('remembering a word better, or knowing it, never covers less', () => {
    fc.assert(
      fc.property(reading, fc.nat(), share, (given, at, more) => {
        const { met } = given;
        const index = met.length > 0 ? at % met.length : -1;
        const better = met.map((each, n) => {
          const chance = Math.min(1, each.chance + more);
          return n === index ? { ...each, chance, isKnown: each.isKnown || more > 0.5 } : each;
        });
        const [before, after] = [fitOf(textOf(given), chances, met), fitOf(textOf(given), chances, better)];
        expect(after?.coverage ?? 0).toBeGreaterThanOrEqual((before?.coverage ?? 0) - 1e-9);
      }),
    );
  });
});

describe('a class', () => {
  const words = [
    { step: 0, times: 60 },
    { step: 3, times: 10 },
    { step: 3, times: 20 },
    { step: 4, times: 10 },
  ];
  const text = { running: 100, unlisted: 0, bySteps: [60, 0, 0, 30, 10] };
  const strong = [1, 1, 1, 0.9, 0.8];

  it('has the median of its students, the extremes and the bands', () => {
    const sum = measureClass(text, words);
    sum.add(strong, new Map());
    sum.add(chances, new Map());
    sum.add(chances, new Map([[1, word({ step: 3, times: 10, isKnown: true })]]));
    const { students, median, lowest, highest, bands } = sum.result(10);
    const weak = (59.4 + 3) / 100;
    expect(students).toBe(3);
    expect(lowest).toBeCloseTo(weak, 9);
    expect(median?.coverage).toBeCloseTo(weak + 0.09, 9);
    expect(highest).toBeCloseTo(0.95, 9);
    expect(bands).toEqual({ alone: 0, helped: 1, guided: 0, hard: 2 });
  });

  it('takes the mean of the middle two for an even number of students', () => {
    const sum = measureClass(text, words);
    sum.add(strong, new Map());
    sum.add(chances, new Map());
    expect(sum.result(10).median?.coverage).toBeCloseTo((0.95 + 0.624) / 2, 9);
  });

  it('lists the words that most lack by what the class gains with each', () => {
    const sum = measureClass(text, words);
    sum.add(strong, new Map());
    sum.add(chances, new Map());
    sum.add(chances, new Map([[2, word({ step: 3, times: 20, isKnown: true })]]));
    const { lacked } = sum.result(10);
    expect(lacked.map(({ at, lacking }) => [at, lacking])).toEqual([
      [3, 2],
      [1, 2],
    ]);
    expect(lacked[0]?.opens).toBeCloseTo((10 * (0.2 + 1 + 1)) / 3 / 100, 9);
  });

  it('gains with a word just what its students then know more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(share, { minLength: 5, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
        (readers) => {
          const mean = (known: number[]) => {
            const sum = measureClass(text, words);
            for (const of of readers)
              sum.add(of, new Map(known.map((at) => [at, { ...word({ isKnown: true }), ...words[at] }] as const)));
            return {
              sum,
              of:
                readers.reduce(
                  (all, each) =>
                    all +
                    (fitOf(
                      text,
                      each,
                      known.map((at) => ({ ...word({ isKnown: true }), ...words[at] })),
                    )?.coverage ?? 0),
                  0,
                ) / readers.length,
            };
          };
          const before = mean([]);
          for (const { at, opens } of before.sum.result(10).lacked)
            expect(mean([at]).of - before.of).toBeCloseTo(opens, 9);
        },
      ),
    );
  });

  it('without students has no median and lacks nothing', () => {
    expect(measureClass(text, words).result(10)).toEqual({
      ...{ students: 0, median: null, lowest: null, highest: null, lacked: [] },
      bands: { alone: 0, helped: 0, guided: 0, hard: 0 },
    });
  });
});

it('takes auxiliaries for grammar words, and other verbs for none', () => {
  expect(isGrammar({ pos: 'verb', word: 'be:verb' })).toBe(true);
  expect(isGrammar({ pos: 'determiner', word: null })).toBe(true);
  expect(isGrammar({ pos: 'verb', word: 'run:verb' })).toBe(false);
  expect(isGrammar({ pos: 'verb', word: null })).toBe(false);
});

it('has a language in common only where everybody uses the same', () => {
  const of = (...all: ('tr' | 'de' | null)[]) => sharedLanguage(all.map((language) => ({ language })));
  expect([of(), of('tr'), of('tr', 'tr'), of('tr', 'tr', 'de'), of('tr', null)]).toEqual([
    null,
    'tr',
    'tr',
    null,
    null,
  ]);
});
