import type { Level } from '@wordgrove/contract/levels';
import type { Topic } from '@wordgrove/contract/topics';
import type { StoredTask } from '#db/schema/all.ts';

/** Words to learn: a class deck, or a list of some of its words. */
type FromDeck = { deck: string; list?: { from: number; count: number } };

type GameTask = Extract<StoredTask, { kind: 'game' }>;

export type Ask =
  | (Pick<GameTask, 'kind' | 'type' | 'mode' | 'items' | 'target'> & {
      words: readonly string[] | { level: Level; topic?: Topic };
      /** The minutes of a test. */
      test?: number;
    })
  | { kind: 'reading'; fileName: string; to?: number }
  | { kind: 'hand-in'; files: number; texts: string }
  | ({ kind: 'words'; state: 'learning' | 'known'; share: number } & FromDeck)
  | ({ kind: 'outcome'; recall: 0.8 | 0.9 | 0.95 } & FromDeck);

/** Homework that a teacher set. Times are in days before now or, if negative, after now, moved to a school day. */
export type Wish = {
  title: string;
  instructions: string;
  ask: Ask;
  points: number | null;
  /** Null for a draft. */
  set: number | null;
  due: number | null;
  isLateAllowed?: false;
  /** When the teacher returned what was there, and took no more. */
  returned?: number;
  /** Some grades are saved, and none is returned. */
  isBeingGraded?: true;
  /** Only for these students. */
  only?: readonly string[];
  /** More days for one student. */
  extension?: { name: string; due: number };
  /** One work is opened again until then, with this comment. */
  again?: { due: number; comment: string };
};

/** Homework of one class, set after a lesson. */
export type ClassWishes = { className: string; lessonEnds: string; due: string; wishes: readonly Wish[] };
