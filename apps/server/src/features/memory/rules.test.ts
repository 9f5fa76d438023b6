import { dayMs } from '@wordgrove/contract/days';
import type { Activity, AnswerTask } from '@wordgrove/contract/evidence';
import fc from 'fast-check';
import type { Grade } from 'ts-fsrs';
import { Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { atRiskAfter, retrievabilityAfter } from '#platform/forgetting.ts';
import type { Evidence, Memory } from './rules.ts';
import {
  advance,
  evidenceWeights,
  gradedState,
  gradeOf,
  inOrder,
  nextDue,
  replay,
  retrievability,
  wordState,
} from './rules.ts';

const day = dayMs;
const start = new Date('2026-03-01T08:00:00Z');
const daysOn = (days: number) => new Date(start.getTime() + days * day);

let made = 0;
function evidence(wish: Partial<Evidence> = {}): Evidence {
  made += 1;
  const id = `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`;
  return { id, activity: 'card', task: 'recalled', passed: true, grade: null, hints: 0, occurredAt: start, ...wish };
}

/** A word recalled at the start and again four days later. */
function learned(): Memory {
  const memory = replay([evidence(), evidence({ occurredAt: daysOn(0.5) }), evidence({ occurredAt: daysOn(4) })]);
  if (!memory) throw new Error('nothing was learned');
  return memory;
}

describe('how evidence grades a memory', () => {
  const memory = learned();
  const early = daysOn(4.1);
  const late = new Date(memory.due.getTime() + day);

  it.each<[string, Partial<Evidence>, Memory | null, number | null]>([
    ['a recalled word', {}, null, Rating.Good],
    ['a recalled word that was wrong', { passed: false }, null, Rating.Again],
    ['a recalled word after a hint', { hints: 1 }, memory, Rating.Hard],
    ['a wrong one after a hint', { hints: 1, passed: false }, memory, Rating.Again],
    ['a grade chosen on a card', { grade: Rating.Easy }, memory, Rating.Easy],
    ['a chosen grade after a hint', { grade: Rating.Easy, hints: 1 }, memory, Rating.Hard],
    ['a recognised word that is due', { task: 'recognised', occurredAt: late }, memory, Rating.Hard],
    ['a recognised word that is not due', { task: 'recognised', occurredAt: early }, memory, null],
    ['a recognised word that is new', { task: 'recognised' }, null, null],
    ['a word that was not recognised', { task: 'recognised', passed: false, occurredAt: early }, memory, Rating.Again],
    ['a right guess at a word that is due', { task: 'guessed', occurredAt: late }, memory, Rating.Hard],
    ['a right guess at a word that is not due', { task: 'guessed', occurredAt: early }, memory, null],
    ['a right guess at a new word', { task: 'guessed', occurredAt: late }, null, null],
    ['a chosen grade where nothing was recalled', { task: 'guessed', grade: Rating.Easy }, memory, null],
    ['a wrong guess', { task: 'guessed', passed: false, occurredAt: late }, memory, null],
    ['a question about something else', { task: 'none', passed: false, occurredAt: late }, memory, null],
    ['looking up a new word', { activity: 'lookup', task: 'none', passed: null }, null, null],
    [
      'looking up a word too early',
      { activity: 'lookup', task: 'none', passed: null, occurredAt: early },
      memory,
      null,
    ],
    [
      'looking up a due word',
      { activity: 'lookup', task: 'none', passed: null, occurredAt: late },
      memory,
      Rating.Again,
    ],
  ])('%s', (_, wish, before, grade) => {
    expect(gradeOf(evidence({ occurredAt: early, ...wish }), before)).toBe(grade);
  });

  it('can be told other weights, which leave the grade chosen on a card alone', () => {
    const answer = { due: { right: null, wrong: Rating.Hard }, early: { right: null, wrong: Rating.Hard } } as const;
    const weights = { ...evidenceWeights, recalled: answer, recognised: answer };
    const miss = evidence({ task: 'recognised', passed: false, occurredAt: late });
    expect(gradeOf(miss, memory, weights)).toBe(Rating.Hard);
    expect(advance(memory, evidence({ task: 'recognised', occurredAt: late }), weights)).toBe(memory);
    expect(advance(memory, miss, weights)?.lapses).toBe(memory.lapses);
    expect(gradeOf(evidence({ grade: Rating.Good, occurredAt: late }), memory, weights)).toBe(Rating.Good);
  });

  it('marks a word whose guess went wrong until it is graded again', () => {
    const wrongGuess = evidence({ task: 'guessed', passed: false, occurredAt: early });
    const marked = advance(memory, wrongGuess);
    expect(marked).toEqual({ ...memory, isMarked: true });
    expect(advance(marked, evidence({ occurredAt: late }))?.isMarked).toBe(false);
    expect(advance(null, wrongGuess)).toMatchObject({ isMarked: true, lastReview: null });
  });
});

describe('the state of a word', () => {
  it('is new until something was graded', () => {
    expect(wordState(null, start)).toBe('new');
    expect(wordState(advance(null, evidence({ task: 'guessed', passed: false })), start)).toBe('new');
    expect(wordState(advance(null, evidence({ activity: 'lookup', task: 'none', passed: null })), start)).toBe('new');
  });

  it('is learning, then at risk when the chance of recalling it falls below 80 %', () => {
    const memory = learned();
    expect(wordState(memory, daysOn(4))).toBe('learning');
    const forgotten = daysOn(4 + 10 * memory.stability);
    expect(retrievability(memory, forgotten)).toBeLessThan(0.8);
    expect(wordState(memory, forgotten)).toBe('at-risk');
  });

  it('is known from a stability of 21 days on, unless it is at risk', () => {
    const memory = { ...learned(), stability: 21 };
    expect(wordState(memory, daysOn(5))).toBe('known');
    expect(wordState({ ...memory, stability: 20.99 }, daysOn(5))).toBe('learning');
    expect(wordState(memory, daysOn(500))).toBe('at-risk');
  });
});

it('each better grade brings a word back later or at the same time', () => {
  const due = nextDue(learned(), daysOn(12));
  const times = ([Rating.Again, Rating.Hard, Rating.Good, Rating.Easy] as const).map((grade) => due[grade].getTime());
  expect(times).toEqual([...times].sort((one, other) => one - other));
});

describe('replaying', () => {
  const activities: Activity[] = ['card', 'lookup', 'game:quiz', 'reading'];
  const tasks: AnswerTask[] = ['recalled', 'recognised', 'guessed', 'none'];
  const anyEvidence = fc
    .record({
      id: fc.uuid({ version: 7 }),
      activity: fc.constantFrom(...activities),
      task: fc.constantFrom(...tasks),
      passed: fc.constantFrom(true, false, null),
      grade: fc.constantFrom(null, Rating.Again, Rating.Hard, Rating.Good, Rating.Easy),
      hints: fc.nat(2),
      occurredAt: fc.date({ min: daysOn(0), max: daysOn(60), noInvalidDate: true }),
    })
    .map((each): Evidence => each);

  it('gives the same memory in whatever order the evidence arrives', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyEvidence, { selector: ({ id }) => id, maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (all, dice) => {
          const shuffled = all
            .map((each) => ({ each, place: dice.next().value ?? 0 }))
            .sort((one, other) => one.place - other.place)
            .map(({ each }) => each);
          expect(replay(shuffled)).toEqual(replay(all));
          expect([...shuffled].sort(inOrder)).toEqual([...all].sort(inOrder));
        },
      ),
    );
  });

  it('gives numbers that make sense', () => {
    fc.assert(
      fc.property(fc.array(anyEvidence, { minLength: 1, maxLength: 30 }), (all) => {
        const memory = replay(all);
        if (!memory?.lastReview) return;
        expect(memory.stability).toBeGreaterThan(0);
        expect(memory.difficulty).toBeGreaterThanOrEqual(1);
        expect(memory.difficulty).toBeLessThanOrEqual(10);
        expect(memory.due.getTime()).toBeGreaterThanOrEqual(memory.lastReview.getTime());
        expect(memory.lapses).toBeLessThanOrEqual(memory.reps);
        const chance = retrievability(memory, daysOn(70));
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('finds the chance and the state of a graded word from two numbers as it does from its memory', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 400, noNaN: true }), fc.nat(900), (stability, days) => {
      const memory = { ...learned(), stability, lastReview: start };
      const chance = retrievabilityAfter(days, stability);
      expect(chance).toBeCloseTo(retrievability(memory, daysOn(days)) ?? Number.NaN, 7);
      fc.pre(Math.abs(chance - 0.8) > 1e-6);
      expect(gradedState(stability, chance)).toBe(wordState(memory, daysOn(days)));
    }),
  );
});

it('never leaves a word undue for more than two days after it is at risk, which counting relies on', () => {
  const answer = fc.record({ days: fc.double({ min: 0, max: 90, noNaN: true }), grade: fc.constantFrom(1, 2, 3, 4) });
  fc.assert(
    fc.property(fc.array(answer, { minLength: 1, maxLength: 12 }), (answers) => {
      let at = 0;
      let memory: Memory | null = null;
      for (const { days, grade } of answers) {
        at += days;
        memory = advance(memory, evidence({ grade: grade as Grade, occurredAt: daysOn(at) }));
        if (!memory?.lastReview) throw new Error('an answer left no memory');
        const risk = memory.lastReview.getTime() + (Math.floor(atRiskAfter * memory.stability) + 1) * day;
        expect(memory.due.getTime()).toBeLessThanOrEqual(risk + 2 * day);
      }
    }),
  );
});
