import { v7 as uuid } from 'uuid';
import type { Asker } from './askers.ts';
import type { Input } from './contract-calls.ts';
import type { DeckOfOne } from './decks.ts';
import { mayLearn, maySee } from './decks.ts';
import type { PlaysOfOne } from './plays.ts';
import type { Row, School } from './school.ts';

/** Valid input for a call: what is sent, which rows it names, and whether they are the caller's. */
export type Example = { label: string; input: Input; isMine: boolean };

export type Make = (school: School, asker: Asker) => readonly Example[];

export const one =
  (make: (school: School, asker: Asker) => Input): Make =>
  (school, asker) => [{ label: '', input: make(school, asker), isMine: true }];

/** For a call that takes no input. */
export const nothing = one(() => ({}));

/** One example per row. */
export const each =
  (rows: (school: School) => readonly Row[], make: (id: string, school: School) => Input): Make =>
  (school, { who }) =>
    rows(school).map(({ label, id, mine }) => ({ label, input: make(id, school), isMine: mine.includes(who) }));

/** Rows with the id of somebody's notice: the caller's own, a teacher's and a student's. */
export const ownAndOthers: Make = (school, { who, noticeId, hasSession }) =>
  school.askers
    .filter((asker) => asker.hasSession && (asker.who === who || asker.who === 'teacher' || asker.who === 'student'))
    .map((asker) => ({
      label: asker.who,
      input: { id: asker.noticeId },
      isMine: hasSession && asker.noticeId === noticeId,
    }));

type MakeOfDeck = (deckId: string, cardId: string, reviewId: string) => Input;

/** The caller's own deck, a teacher's, a student's and a nonexistent one. */
const decksFor = ({ decks }: School, { who }: Asker): DeckOfOne[] => {
  const isNamed = ({ owner }: DeckOfOne) => owner === who || owner === 'teacher' || owner === 'student';
  const named = decks.filter(isNamed).sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
  return [...named, { owner: 'deleted account', deckId: uuid(), cardId: uuid(), reviewId: uuid() }];
};

const decksOf =
  (isMine: (deck: DeckOfOne, asker: Asker) => boolean) =>
  (make: MakeOfDeck): Make =>
  (school, asker) =>
    decksFor(school, asker).map((deck) => ({
      label: `deck of the ${deck.owner}`,
      input: make(deck.deckId, deck.cardId, deck.reviewId),
      isMine: isMine(deck, asker),
    }));

export const ownDecks = decksOf(({ owner }, { who }) => owner === who);
export const visibleDecks = decksOf(mayLearn);
export const readableDecks = decksOf(maySee);

type MakeOfPlay = (plays: PlaysOfOne) => Input;

/** The caller's own play, a student's and a nonexistent one. */
export const playsOf =
  (make: MakeOfPlay): Make =>
  ({ plays }, { who }) => {
    const named = plays.filter(({ owner }) => owner === who || owner === 'student');
    const inOrder = named.sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
    return [...inOrder, { owner: 'deleted account' as const, openId: uuid(), finishedId: uuid() }].map((of) => ({
      label: `play of the ${of.owner}`,
      input: make(of),
      isMine: of.owner === who,
    }));
  };

/** The caller's own daily task, a student's and a nonexistent one. */
export const tasksOf =
  (more: Input): Make =>
  ({ tasks }, { who }) => {
    const named = tasks.filter(({ owner }) => owner === who || owner === 'student');
    const inOrder = named.sort((one, other) => Number(other.owner === who) - Number(one.owner === who));
    return [...inOrder, { owner: 'deleted account' as const, taskId: uuid() }].map(({ owner, taskId }) => ({
      label: `task of the ${owner}`,
      input: { id: taskId, language: 'tr', ...more },
      isMine: owner === who,
    }));
  };
