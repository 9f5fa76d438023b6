import { limits } from '@wordgrove/contract/limits';
import type { Grade } from 'ts-fsrs';
import { between, happens } from './chance.ts';
import { wordsAskedFor } from './homework/follow-homework.ts';
import type { CardRow, Day, Learner } from './learner.ts';
import { chanceToRecall, practise, spend } from './learner.ts';
import { countActivity } from './plan-tasks.ts';

/** Answers up to `count` cards: due ones first, longest overdue first, then new ones, homework's before others, in order. */
export function reviewCards(learner: Learner, day: Day, count: number): void {
  const { chance } = learner;
  const done = answeredOn(learner, day);
  const asked = wordsAskedFor(learner, new Date(day.at));
  const all = cardsOf(learner, day);
  const cards = [...all.filter(({ word }) => asked.has(word)), ...all.filter(({ word }) => !asked.has(word))];
  for (let n = done; n < Math.min(limits.dailyCards, done + count); n += 1) {
    const card = nextCard(learner, cards, new Date(day.at));
    const seconds = between(chance, 3, 14);
    if (!card || !spend(day, seconds)) return;
    const occurredAt = new Date(day.at);
    const eventId = learner.newId(occurredAt);
    const grade = gradeOf(learner, card.word, occurredAt);
    const evidence = {
      ...({ id: eventId, word: card.word, activity: 'card', task: 'recalled', passed: grade > 1, grade } as const),
      hints: 0,
      durationMs: seconds * 1000 - between(chance, 0, 900),
      place: { cardId: card.id },
      occurredAt,
    };
    practise(learner, day, evidence, occurredAt);
    const cause = `review:${eventId}`;
    countActivity(learner, day, { kind: 'cards-reviewed', amount: 1, cause, answer: 'turned' });
  }
}

/** The first card of each word, from own decks and those of the classes that had admitted the student by then. */
function cardsOf({ sharedDecks, diary }: Learner, { at }: Day): CardRow[] {
  const shared = sharedDecks.filter(({ since }) => since.getTime() <= at).flatMap(({ cards }) => cards);
  const byWord = new Map<string, CardRow>();
  for (const card of [...shared, ...diary.cards]) if (!byWord.has(card.word)) byWord.set(card.word, card);
  return [...byWord.values()];
}

/** How many cards the student will still be asked that day. */
export function cardsWaiting(learner: Learner, day: Day): number {
  const { memories } = learner;
  const waiting = cardsOf(learner, day).filter(({ word }) => {
    const memory = memories.get(word);
    return !memory?.lastReview || memory.due.getTime() <= day.at;
  });
  return Math.min(waiting.length, limits.dailyCards - answeredOn(learner, day));
}

function answeredOn({ diary }: Learner, { name }: Day): number {
  return diary.events.filter(({ activity, localDay }) => activity === 'card' && localDay === name).length;
}

function nextCard({ memories }: Learner, cards: readonly CardRow[], now: Date): CardRow | undefined {
  let longest: { card: CardRow; due: Date } | undefined;
  let fresh: CardRow | undefined;
  for (const card of cards) {
    const memory = memories.get(card.word);
    if (!memory?.lastReview) fresh ??= card;
    else if (memory.due <= now && (!longest || memory.due < longest.due)) longest = { card, due: memory.due };
  }
  return longest?.card ?? fresh;
}

function gradeOf(learner: Learner, word: string, at: Date): Grade {
  const { chance } = learner;
  if (!happens(chance, chanceToRecall(learner, word, at))) return 1;
  const drawn = chance();
  return drawn < 0.15 ? 2 : drawn < 0.9 ? 3 : 4;
}
