import type { OpenQuestion, OpenRound, TestAnswer } from '@wordgrove/contract/game-test-fields';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { AnagramRound } from '#anagram/play.ts';
import { gameFacts } from '#facts.ts';
import type { FillBlanksRound } from '#fill-blanks/play.ts';
import { givenLetter, hintOf } from '#fill-blanks/play.ts';
import type { GroupRankingRound } from '#group-ranking/play.ts';
import type { Round } from '#play.ts';
import type { QuizRound } from '#quiz/play.ts';
import { seeded } from '#random.ts';
import type { ReadingRound } from '#reading/play.ts';
import { games } from '#rounds.ts';
import type { GameTestForm } from '#tests.ts';
import { gameTests } from '#tests.ts';
import type { TrueFalseRound } from '#true-false/play.ts';
import type { WordOrderingRound } from '#word-ordering/play.ts';
import { materialOf, trials } from './materials.ts';

/** The games that can be set as a test. */
export const tested = gameTypes.filter((type) => gameTests[type]);

/** The form of a game's test. */
export function formOf(type: GameType): GameTestForm {
  const form = gameTests[type];
  if (!form) throw new Error(`${type} is no test`);
  return form;
}

/** Rounds of a test in any of its modes; a shortage is passed over. */
export function checkTests(type: GameType, check: (round: Round, form: GameTestForm) => void): void {
  const modes = gameFacts[type].testModes;
  let made = 0;
  fc.assert(
    fc.property(trials(modes, gameFacts[type].items.most), (trial) => {
      const wish = { ...trial.wish, canHear: false, isTest: true };
      const round = games[type]?.makeRound(materialOf(trial), wish, seeded(trial.seed));
      if (!round || 'shortage' in round) return;
      made += 1;
      check(round, formOf(type));
    }),
    { numRuns: 150 },
  );
  expect(made).toBeGreaterThan(0);
}

/** The same round with other answers: whatever is hidden differs, what is shown is the same. */
export const otherAnswers: Partial<Record<GameType, (round: Round) => Round>> = {
  quiz: (round) => ({
    items: (round as QuizRound).items.map((item, place) => ({
      ...item,
      ...{ id: `other${place}`, right: (item.right + 1) % item.options.length, why: 'Because.', word: 'other:noun' },
      filled: 'Another sentence.',
    })),
  }),
  reading: (round) => ({
    items: (round as ReadingRound).items.map((passage) => ({
      ...passage,
      questions: passage.questions.map((question, place) => ({
        ...question,
        ...{ id: `other:${place}`, kind: 'gist', right: (question.right + 1) % question.options.length, proof: 0 },
        word: null,
      })),
    })),
  }),
  'true-false': (round) => ({
    items: (round as TrueFalseRound).items.map((item, place) => ({
      ...item,
      ...{ id: `other${place}`, isTrue: !item.isTrue, why: 'Because.', word: null },
      right: item.isTrue ? (item.options[0] ?? '') : item.shown,
    })),
  }),
  'fill-blanks': (round) => {
    const { mode, bank, items } = round as FillBlanksRound;
    const others = items.map((item, place) => {
      const hint = hintOf({ mode }, item);
      const letter = hint?.letter ?? givenLetter({ mode }, item);
      const others = item.answers.slice(1).map((_, at) => `other${at}`);
      const answers = hint ? [letter.padEnd(hint.letters, 'z'), ...others] : [`${letter}zzz`];
      return {
        ...item,
        ...{ id: `other${place}`, answers, beforeWord: 'Else ', feedback: { a: 'b' } },
        ...{ synonyms: ['same'], known: ['near:noun'], word: null },
      };
    });
    return { mode, bank: bank.map(({ text }, place) => ({ id: `x${place}`, text })), items: others };
  },
  anagram: (round) => ({
    items: (round as AnagramRound).items.map((item, place) => ({
      ...item,
      ...{ id: `other${place}`, written: 'Other', alsoRight: [item.answer], otherWords: [], explained: '' },
      // Any other order of the letters, as long as it isn't the one on screen.
      answer: item.tiles.toReversed().join('') === item.tiles.join('') ? item.answer : item.tiles.toReversed().join(''),
    })),
  }),
  'word-ordering': (round) => ({
    items: (round as WordOrderingRound).items.map((item, place) => ({
      id: `other${place}`,
      tiles: item.tiles.toReversed().map(({ text }, tile) => ({ id: `x${tile}`, text })),
      end: item.end,
      sentences: [`${item.tiles.map(({ text }) => text).join(' ')}${item.end}`],
    })),
  }),
  'group-ranking': (round) => ({
    items: (round as GroupRankingRound).items.map((item, place) => ({
      ...item,
      id: `other${place}`,
      things: item.things.toReversed().map((thing, at) => ({ ...thing, id: `x${at}`, right: [at], word: null })),
    })),
  }),
} as Partial<Record<GameType, (round: Round) => Round>>;

/** What somebody who knows every answer would give, found in the stored round by trying. */
export function perfectAnswer(form: GameTestForm, round: Round, open: OpenRound, question: number): TestAnswer {
  const asked = open.questions[question] as OpenQuestion;
  const best = candidates(asked, open, round, question).find((answer) => {
    const results = form.results(round, question, answer);
    return results.every(({ points, maxPoints }) => points === maxPoints);
  });
  if (!best) throw new Error(`nothing is right: ${JSON.stringify(asked)}`);
  return best;
}

function candidates(asked: OpenQuestion, open: OpenRound, round: Round, question: number): TestAnswer[] {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  switch (asked.kind) {
    case 'choice':
      return places(asked.options.length).map((choice) => ({ choice }));
    case 'gap':
      return open.bank.length > 0
        ? places(open.bank.length).map((choice) => ({ choice }))
        : [{ text: (round as FillBlanksRound).items[question]?.answers[0] ?? '' }];
    case 'claim':
      return [{ says: true, pick: null }, ...places(asked.options.length).map((pick) => ({ says: false, pick }))];
    case 'letters':
      return [{ text: (round as AnagramRound).items[question]?.answer ?? '' }];
    case 'order': {
      const { sentences = [], end = '' } = (round as WordOrderingRound).items[question] ?? {};
      return sentences.map((sentence) => {
        const left = asked.tiles.map((text, tile) => ({ text: text.toLowerCase(), tile }));
        const words = sentence
          .slice(0, sentence.length - end.length)
          .toLowerCase()
          .split(' ');
        return {
          order: words.map(
            (word) =>
              left.splice(
                left.findIndex(({ text }) => text === word),
                1,
              )[0]?.tile ?? -1,
          ),
        };
      });
    }
    case 'scale':
    case 'groups': {
      const things = (round as GroupRankingRound).items[question]?.things ?? [];
      const rightOf = (text: string) => things.find((thing) => thing.text === text)?.right[0] ?? 0;
      if (asked.kind === 'groups') return [{ places: asked.things.map(rightOf) }];
      return [{ order: places(things.length).map((step) => asked.things.findIndex((text) => rightOf(text) === step)) }];
    }
    default:
      return asked satisfies never;
  }
}
