import type { TestAnswer } from '@wordgrove/contract/game-test-fields';
import { openRoundSchema } from '@wordgrove/contract/game-test-fields';
import { levels } from '@wordgrove/contract/levels';
import { gameTypes } from '@wordgrove/contract/paths';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameFacts } from './facts.ts';
import type { FillBlanksRound } from './fill-blanks/play.ts';
import type { Round } from './play.ts';
import { seeded, shuffled } from './random.ts';
import { games } from './rounds.ts';
import { materialOf } from './testing/materials.ts';
import { checkTests, formOf, otherAnswers, perfectAnswer, tested } from './testing/test-forms.ts';
import { gameTests, isAnswerTo, judgeTest } from './tests.ts';
import type { TrueFalseRound } from './true-false/play.ts';

describe.each(tested)('%s as a test', (type) => {
  it('shows the same, whatever is right', () => {
    checkTests(type, (round, { open }) => {
      const other = otherAnswers[type]?.(round);
      expect(other).toBeDefined();
      if (other) expect(open(other)).toEqual(open(round));
    });
  });

  it('shows only what the contract lets a browser have', () => {
    checkTests(type, (round, { open }) => {
      const shown = open(round);
      expect(shown.questions.length).toBeGreaterThan(0);
      expect(openRoundSchema.parse(shown)).toEqual(shown);
      // Neither a memory's key nor an item's own id, which often is one.
      for (const { id } of round.items) if (id.includes(':')) expect(JSON.stringify(shown)).not.toContain(`"${id}"`);
    });
  });

  it('gives all points for the right answers, and none without answers', () => {
    checkTests(type, (round, form) => {
      const open = form.open(round);
      const answers = new Map(open.questions.map((_, place) => [place, perfectAnswer(form, round, open, place)]));
      for (const [place, answer] of answers) expect(isAnswerTo(open, place, answer)).toBe(true);
      const perfect = judgeTest(form, round, answers).flatMap(({ items }) => items);
      expect(perfect.map(({ isRight }) => isRight)).toEqual(perfect.map(() => true));
      const none = judgeTest(form, round, new Map()).flatMap(({ items }) => items);
      expect(none.map(({ id }) => id)).toEqual(perfect.map(({ id }) => id));
      for (const { given, isRight, points } of none) expect([given, isRight, points]).toEqual([null, null, 0]);
    });
  });

  it('judges a later question although an earlier one is unanswered', () => {
    checkTests(type, (round, form) => {
      const open = form.open(round);
      const last = open.questions.length - 1;
      const judged = judgeTest(form, round, new Map([[last, perfectAnswer(form, round, open, last)]]));
      for (const { question, items } of judged)
        for (const { isRight } of items) expect(isRight).toBe(question === last ? true : null);
    });
  });

  it('has a result for every answer that suits its question, and takes no other', () => {
    const index = fc.integer({ min: -1, max: 12 });
    const anyAnswer: fc.Arbitrary<TestAnswer> = fc.oneof(
      fc.record({ choice: index }),
      fc.record({ text: fc.string({ maxLength: 12 }) }),
      fc.record({ says: fc.boolean(), pick: fc.option(index) }),
      fc.record({ order: fc.array(index, { maxLength: 12 }) }),
      fc.record({ places: fc.array(fc.option(index), { maxLength: 20 }) }),
    );
    checkTests(type, (round, form) => {
      const open = form.open(round);
      for (const answer of fc.sample(anyAnswer, 20)) {
        for (const [place, { kind }] of open.questions.entries()) {
          const results = form.results(round, place, answer);
          for (const { points, maxPoints } of results) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(maxPoints);
          }
          const isOfKind =
            ('choice' in answer && (kind === 'choice' || kind === 'gap')) ||
            ('text' in answer && (kind === 'letters' || kind === 'gap')) ||
            ('says' in answer && kind === 'claim') ||
            ('order' in answer && (kind === 'order' || kind === 'scale')) ||
            ('places' in answer && kind === 'groups');
          if (!isOfKind) expect(isAnswerTo(open, place, answer)).toBe(false);
        }
        expect(isAnswerTo(open, open.questions.length, answer)).toBe(false);
      }
    });
  });
});

describe('what is shown of a test', () => {
  it.each(['quiz', 'true-false', 'fill-blanks'] as const)('%s has its right options anywhere', (type) => {
    const times: number[] = [];
    for (let seed = 0; seed < 120; seed += 1) {
      const level = levels[seed % levels.length] ?? 'A1';
      const trial = { seed, level, size: 30, odd: null, hasWritten: true };
      const wish = { mode: gameFacts[type].modes[0], items: 10, canHear: false, isTest: true };
      const round = games[type]?.makeRound(materialOf({ ...trial, wish }), wish, seeded(seed));
      if (!round || 'shortage' in round) continue;
      const form = formOf(type);
      const open = form.open(round);
      for (const place of open.questions.keys()) {
        const answer = perfectAnswer(form, round, open, place);
        const at = 'choice' in answer ? answer.choice : 'says' in answer ? answer.pick : null;
        const asked = open.questions[place];
        const of = asked && 'options' in asked ? asked.options.length : open.bank.length;
        if (at !== null) times.push((at + 0.5) / of);
      }
    }
    const average = times.reduce((sum, each) => sum + each, 0) / times.length;
    expect(times.length).toBeGreaterThan(400);
    expect(average).toBeGreaterThan(0.44);
    expect(average).toBeLessThan(0.56);
  });

  it('has as many words to pick for a true statement as for a false one', () => {
    checkTests('true-false', (round, { open }) => {
      for (const item of (round as TrueFalseRound).items) {
        const others = (round as TrueFalseRound).items.filter(
          (each) => each.kind === item.kind && each.kind !== 'statement',
        );
        for (const { options } of others) expect(options).toHaveLength(item.options.length);
        expect(item.options).not.toContain(item.shown);
        if (!item.isTrue) expect(item.options).toContain(item.right);
      }
      expect(open(round).questions).toHaveLength(round.items.length);
    });
  });

  it('offers a mode for a test exactly where there is a form for it', () => {
    for (const type of gameTypes) {
      const { testModes, modes, spokenModes } = gameFacts[type];
      expect(testModes.length > 0).toBe(gameTests[type] !== undefined);
      for (const mode of testModes) expect([modes.includes(mode), spokenModes.includes(mode)]).toEqual([true, false]);
    }
  });

  it('takes a word of the same meaning as earned, but not as evidence', () => {
    const item = {
      ...{ id: 'huge:adjective', before: 'The plane is ', after: '.', answers: ['huge'], clue: null, feedback: {} },
      ...{ synonyms: ['enormous'], known: [], word: 'huge:adjective' },
    };
    const round: FillBlanksRound = { mode: 'typed', bank: [], items: [item] };
    expect(formOf('fill-blanks').results(round, 0, { text: 'enormous' })).toMatchObject([
      { given: 'enormous', isRight: true, task: 'none', points: 10 },
    ]);
    expect(formOf('fill-blanks').results(round, 0, { text: 'tiny' })).toMatchObject([{ isRight: false, points: 0 }]);
  });

  it('shows things in an order of their own, the same for any stored order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 8 }),
        fc.integer(),
        (texts, seed) => {
          const shown = (list: readonly string[]) => {
            const things = list.map((text, place) => ({ id: text, text, right: [place], word: null }));
            const item = { id: 's', kind: 'rank', title: 'T', from: 'a', to: 'b', things } as const;
            return formOf('group-ranking').open({ items: [item] } as Round);
          };
          expect(shown(shuffled(texts, seeded(seed)))).toEqual(shown(texts));
        },
      ),
    );
  });
});
