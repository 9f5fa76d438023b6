import { limits } from '@wordgrove/contract/limits';
import { v7 } from 'uuid';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';

/**
 * Five minutes of Play now: where they are, and how much of them has passed. They are over after the piece in which they
 * pass, which is played to its end.
 */
export type NowSession = { id: string; place: number; spentMs: number; begunAt: number; isOver: boolean };

/** Left for longer than that, the words to practise are others. */
const goesOnForMs = 4 * 3_600_000;

/** Somebody who pauses for longer isn't practising. */
const longestMs = 20_000;

const keyOf = (studentId: string) => `wordgrove-now:${studentId}`;

/** The student's session as it was left on this device, or a new one. */
export function openSession(studentId: string, now: number): NowSession {
  const kept = readSession(readStored(keyOf(studentId)));
  const isOpen = kept && now - kept.begunAt < goesOnForMs && !kept.isOver;
  return isOpen ? kept : { id: v7(), place: 0, spentMs: 0, begunAt: now, isOver: false };
}

export function keepSession(studentId: string, session: NowSession): void {
  writeStored(keyOf(studentId), JSON.stringify(session));
}

export function forgetSession(studentId: string): void {
  removeStored(keyOf(studentId));
}

/** After an answer that took this long. */
export function spent(session: NowSession, ms: number): NowSession {
  return { ...session, spentMs: session.spentMs + Math.max(0, Math.min(ms, longestMs)) };
}

/** At the piece after this one, or over. */
export function passed(session: NowSession, place: number): NowSession {
  if (session.place !== place) return session;
  const isOver = place + 1 >= limits.nowPieces || session.spentMs >= 1000 * limits.nowSeconds;
  return { ...session, place: place + 1, isOver };
}

function readSession(text: string | null): NowSession | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is NowSession {
  if (typeof value !== 'object' || value === null) return false;
  const { id, place, spentMs, begunAt, isOver }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === 'string' && [place, spentMs, begunAt].every(Number.isFinite) && typeof isOver === 'boolean';
}
