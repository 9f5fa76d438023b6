import { limits } from './limits.ts';

export const studyKinds = [
  'reading',
  'listening',
  'speaking',
  'writing',
  'vocabulary',
  'grammar',
  'homework',
  'other',
] as const;

export type StudyKind = (typeof studyKinds)[number];

/** The two phases of the 25/5 clock, in seconds. */
const pomodoro = { work: 1500, rest: 300 } as const;

/** A clock as stored: instants, and the finished pauses in seconds. */
export type ClockKept = {
  isPomodoro: boolean;
  startedAt: string | Date;
  /** Null while it runs. */
  pausedAt: string | Date | null;
  pausedSeconds: number;
};

export type ClockRead = {
  /** `over`: it ran or stood longer than a session may last. */
  state: 'running' | 'paused' | 'over';
  /** Whole seconds of study, without pauses and rests. */
  studied: number;
  phase: 'work' | 'rest';
  /** Whole seconds left in the phase of a 25/5 clock; null for the plain clock. */
  phaseLeft: number | null;
  /** Whether nobody stopped it, so the time studied is unknown. */
  isForgotten: boolean;
  /** Its last instant. */
  end: Date;
};

const inMs = (instant: string | Date): number => new Date(instant).getTime();

/** A clock's reading at an instant, for the server and every screen. */
export function readClock(clock: ClockKept, now: Date): ClockRead {
  const start = inMs(clock.startedAt);
  const limit = start + limits.studyMaxSeconds * 1000;
  const isOver = now.getTime() >= limit;
  const end = clock.pausedAt === null ? Math.min(Math.max(now.getTime(), start), limit) : inMs(clock.pausedAt);
  const active = Math.max(0, Math.floor((end - start) / 1000) - clock.pausedSeconds);
  const state = isOver ? 'over' : clock.pausedAt === null ? 'running' : 'paused';
  const rest = { state, end: new Date(end), isForgotten: isOver && clock.pausedAt === null } as const;
  if (!clock.isPomodoro) return { ...rest, studied: active, phase: 'work', phaseLeft: null };
  const round = pomodoro.work + pomodoro.rest;
  const inRound = active % round;
  const isWork = inRound < pomodoro.work;
  return {
    ...rest,
    studied: Math.floor(active / round) * pomodoro.work + Math.min(inRound, pomodoro.work),
    phase: isWork ? 'work' : 'rest',
    phaseLeft: (isWork ? pomodoro.work : round) - inRound,
  };
}

/** A local day with study; the kind with the most time first. */
export type StudyDay = { day: string; seconds: number; kinds: StudyKind[] };

/**
 * A day as one line, such as `2026-03-01 5400 reading writing`: a year of them is in every answer, and as objects they
 * would be most of its cost.
 */
export function writeStudyDay({ day, seconds, kinds }: StudyDay): string {
  return `${day} ${seconds} ${kinds.join(' ')}`;
}

/** Reads a line of `writeStudyDay`; kinds that this version doesn't know are left out. */
export function readStudyDay(line: string): StudyDay {
  const [day = '', seconds, ...kinds] = line.split(' ');
  const known = kinds.flatMap((each) => studyKinds.find((kind) => kind === each) ?? []);
  return { day, seconds: Number(seconds), kinds: known };
}
