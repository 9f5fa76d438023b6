import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Formatters } from '#platform/format.ts';

/** What an assignment can be. Each kind has a folder here; the files beside this one choose among them. */
export type Kind = OwnAssignment['task']['kind'];

/** An assignment whose task is of one kind. */
export type OfKind<K extends Kind, Shown extends { task: { kind: Kind } }> = Omit<Shown, 'task'> & {
  task: Extract<Shown['task'], { kind: K }>;
};

/** An address of the app. */
export type Place = { to: string; search: () => Record<string, string> };

export type StudentWords = { t: TFunction<['assignments', 'games']>; format: Formatters };

/** What depends on the kind wherever a student meets an assignment. */
export type StudentView = {
  /** What is to be done, in a few words. */
  what: string;
  /** How far the student is. */
  result: string;
  /** The same as a bar; null where it would say nothing. */
  bar: { value: number; max: number; isReached: boolean } | null;
  /** Where it is done; null when that is no longer there. */
  wayIn: { text: string; place: Place } | null;
  /** What follows from how it stands: while it is to be done, once it is turned in, and when it is over. */
  next: { toDo: string; done: string; over: string };
  /** Whether turning it in is all that is left. */
  isFinished: boolean;
  canTurnIn: boolean;
  /** Once it is turned in, that can't be undone. */
  staysIn?: true;
};

export type TeacherWords = { t: TFunction<['assignments-teacher', 'games']>; format: Formatters };

/** What depends on the kind wherever a teacher meets an assignment. */
export type TeacherView = {
  picture: ReactNode;
  /** What is to be done, in a few words. */
  what: string;
};

/** What was set, in rows of a name and a value. */
export type TaskFacts = {
  title: string;
  text: ReactNode;
  rows: readonly (readonly [string, ReactNode])[];
  /** Below them, what would be too long for a row. */
  below: ReactNode;
};
