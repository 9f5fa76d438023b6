import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { StudentDashboard } from '@wordgrove/contract/dashboards';
import { describe, expect, it } from 'vitest';
import { cardsToday } from '#features/flashcards/waiting.ts';
import { comeBackOf, isClockForgotten, moodOf as moodIn, nextStep as nextStepIn } from './next-step.ts';

// In Berlin the day ends at 23:00 UTC.
const zone = 'Europe/Berlin';
const moodOf = (known: StudentDashboard) => moodIn(known, zone);
const nextStep = (known: StudentDashboard) => nextStepIn(known, zone);

const task = (more: Partial<DailyTask>): DailyTask => ({
  id: 'task',
  type: 'games',
  title: 'Play',
  description: '',
  details: [],
  target: 2,
  progress: 0,
  byActivity: 0,
  isCounted: true,
  completed: false,
  completedAt: null,
  xp: 40,
  xpGiven: null,
  difficulty: 'easy',
  timeEstimate: 5,
  actionUrl: '/games',
  priority: 'medium',
  ...more,
});

/** Somebody of a class who practised yesterday and has nothing left to do. */
function student(more: {
  tasks?: readonly DailyTask[];
  classes?: readonly ('active' | 'pending' | 'declined')[];
  cards?: { due?: number; fresh?: number; remaining?: number; nextDue?: string | null; gameWords?: number };
  todos?: { overdue?: number; dueToday?: number };
  assignments?: StudentDashboard['assignments']['soonest'];
  rest?: Partial<Pick<StudentDashboard, 'leftPlays' | 'lastActiveDay' | 'study'>>;
}): StudentDashboard {
  const {
    tasks = [task({ completed: true })],
    classes = ['active'],
    cards = {},
    todos = {},
    assignments = [],
    rest = {},
  } = more;
  const { remaining = 50, due = 0, fresh = 0, nextDue = null, gameWords = 0 } = cards;
  return {
    tasks: {
      day: '2026-11-22',
      tasks: [...tasks],
      completed: tasks.filter(({ completed }) => completed).length,
      total: tasks.length,
      weeklyPercent: 0,
      paidLeft: 6,
      streak: { week: 0, current: 0, longest: 0, rested: null },
      days: [],
      tips: [],
      xp: { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 },
      moment: null,
    },
    classes: classes.map((status) => ({
      id: status,
      classId: 'class',
      className: 'Seven B',
      teacherId: 'teacher',
      teacherName: 'Ms Ada',
      teacherNames: ['Ms Ada'],
      status,
      signInHelp: false,
      allows: { sound: true, celebrations: true, forest: true, playInLessons: true },
      enrolledAt: '2026-09-01T08:00:00Z',
    })),
    notices: [],
    unreadNotices: 0,
    cards: {
      today: { day: '2026-11-22', limit: 50, done: 50 - remaining, remaining, xp: 0 },
      due,
      fresh,
      nextDue,
      gameWords,
      nextWord: nextDue,
    },
    todos: { soonest: [], open: 0, overdue: 0, dueToday: 0, ...todos },
    assignments: {
      soonest: assignments,
      open: assignments.length,
      overdue: assignments.filter(({ isOverdue }) => isOverdue).length,
    },
    study: { now: '2026-11-22T12:00:00Z', seconds: 0, goal: null, timer: null },
    leftPlays: [],
    reading: null,
    lastActiveDay: '2026-11-21',
    ...rest,
  };
}

const play = { id: 'play', type: 'quiz', startedAt: '2026-11-22T11:00:00Z' } as const;
const timer = {
  id: 'session',
  activity: 'reading',
  isPomodoro: false,
  startedAt: '2026-11-22T11:00:00Z',
  pausedAt: null,
  pausedSeconds: 0,
  version: 0,
} as const;

const assignment = {
  id: 'assignment',
  title: 'Words of unit 3',
  dueAt: '2026-11-30T17:00:00Z',
  timeZone: zone,
  state: 'assigned',
  isOverdue: false,
  openPlay: null,
  task: { kind: 'game', type: 'quiz', isTest: false },
} as const;
// In Berlin it is the 22nd for another minute.
const tonight = { ...assignment, dueAt: '2026-11-22T22:59:00Z' };
const tomorrow = { ...assignment, dueAt: '2026-11-22T23:00:00Z' };
const overdue = { ...assignment, dueAt: '2026-11-20T17:00:00Z', isOverdue: true };

describe('how a student stands', () => {
  it.each([
    ['no-class', student({ classes: [] })],
    ['no-class', student({ classes: ['declined'] })],
    ['pending', student({ classes: ['declined', 'pending'] })],
    ['new', student({ rest: { lastActiveDay: null } })],
    ['usual', student({ cards: { due: 1 } })],
    ['usual', student({ tasks: [task({})] })],
    ['usual', student({ tasks: [] })],
    ['done', student({})],
    ['done', student({ cards: { due: 80, remaining: 0 } })],
    ['usual', student({ cards: { gameWords: 11 } })],
    ['done', student({ cards: { gameWords: 11, remaining: 0 } })],
    ['done', student({ assignments: [tomorrow] })],
    ['usual', student({ assignments: [tonight] })],
    ['usual', student({ assignments: [overdue] })],
    ['usual', student({ cards: { due: 1 }, rest: { lastActiveDay: '2026-11-16' } })],
    ['back', student({ cards: { due: 1 }, rest: { lastActiveDay: '2026-11-15' } })],
    ['back', student({ rest: { lastActiveDay: '2025-06-15' } })],
    ['done', student({ rest: { lastActiveDay: '2026-11-23' } })],
  ] as const)('is %s', (mood, known) => {
    expect(moodOf(known)).toBe(mood);
  });

  it('counts no more cards than the day has left', () => {
    expect(cardsToday(student({ cards: { due: 40, fresh: 30, remaining: 12 } }).cards)).toBe(12);
    expect(cardsToday(student({ cards: { due: 4, fresh: 3 } }).cards)).toBe(7);
  });
});

describe('what comes next', () => {
  const busy = {
    tasks: [task({ id: 'low', priority: 'low' }), task({ id: 'high', priority: 'high' })],
    cards: { due: 3 },
    todos: { overdue: 1, dueToday: 1 },
  };

  it.each([
    [{ kind: 'timer' }, student({ ...busy, rest: { leftPlays: [play], study: { ...student({}).study, timer } } })],
    [{ kind: 'play', play }, student({ ...busy, rest: { leftPlays: [play] } })],
    [{ kind: 'play', play }, student({ ...busy, assignments: [overdue], rest: { leftPlays: [play] } })],
    [{ kind: 'assignment', when: 'overdue' }, student({ ...busy, assignments: [overdue, tonight] })],
    [{ kind: 'assignment', when: 'today' }, student({ ...busy, assignments: [tonight] })],
    [{ kind: 'assignment', when: 'today' }, student({ assignments: [tonight], rest: { lastActiveDay: null } })],
    [{ kind: 'cards', count: 3 }, student({ ...busy, assignments: [tomorrow] })],
    [{ kind: 'assignment', when: 'open', assignment: { id: 'assignment' } }, student({ assignments: [tomorrow] })],
    [{ kind: 'first-game' }, student({ ...busy, rest: { lastActiveDay: null } })],
    [{ kind: 'cards', count: 3 }, student(busy)],
    [{ kind: 'words', count: 11 }, student({ ...busy, cards: { gameWords: 11 } })],
    [{ kind: 'cards', count: 3 }, student({ ...busy, cards: { due: 3, gameWords: 11 } })],
    [{ kind: 'task', task: { id: 'high' } }, student({ ...busy, cards: {} })],
    [{ kind: 'todos', count: 2 }, student({ ...busy, cards: {}, tasks: [task({ completed: true })] })],
    [{ kind: 'free' }, student({})],
  ] as const)('is %o', (step, known) => {
    expect(nextStep(known)).toMatchObject(step);
  });

  it('is no review for somebody who has no cards', () => {
    const review = task({ id: 'review', type: 'flashcards', actionUrl: '/flashcards', priority: 'high' });
    const tasks = [
      review,
      task({ id: 'dictation', type: 'listening', actionUrl: '/flashcards', priority: 'high' }),
      task({ id: 'game', priority: 'low' }),
    ];
    expect(nextStep(student({ tasks }))).toMatchObject({ kind: 'task', task: { id: 'game' } });
    expect(nextStep(student({ tasks: [review] }))).toEqual({ kind: 'free' });
    const making = { ...review, id: 'making', isCounted: false };
    expect(nextStep(student({ tasks: [review, making] }))).toMatchObject({ kind: 'task', task: { id: 'making' } });
    const later = { nextDue: '2026-11-25T08:00:00Z' };
    expect(nextStep(student({ tasks, cards: later }))).toMatchObject({ kind: 'task', task: { id: 'review' } });
  });

  it('is small for somebody who comes back to many cards', () => {
    const rest = { lastActiveDay: '2026-11-15' };
    expect(nextStep(student({ cards: { due: 50 }, rest }))).toEqual({ kind: 'few-cards', count: 10 });
    expect(nextStep(student({ cards: { due: 4 }, rest }))).toEqual({ kind: 'few-cards', count: 4 });
    expect(nextStep(student({ cards: { due: 50 } }))).toEqual({ kind: 'cards', count: 50 });
  });

  it.each([
    ['2026-11-22T00:00:00Z', null, true],
    ['2026-11-22T00:00:01Z', null, false],
    ['2026-11-20T00:00:00Z', '2026-11-20T01:00:00Z', false],
  ])('knows whether a clock of %s, paused %s, was forgotten: %s', (startedAt, pausedAt, isForgotten) => {
    const study = { ...student({}).study, timer: { ...timer, startedAt, pausedAt } };
    expect(isClockForgotten(study)).toBe(isForgotten);
    expect(nextStep(student({ rest: { study } })).kind).toBe(isForgotten ? 'forgotten-timer' : 'timer');
  });
});

const day = '2026-11-22';
const tasks = {
  day,
  tasks: [],
  completed: 0,
  total: 0,
  weeklyPercent: 0,
  paidLeft: 6,
  days: [],
  tips: [],
  moment: null,
};
const streak = { week: 0, current: 0, longest: 0, rested: null };
const xp = { totalXp: 0, level: 1, xpIntoLevel: 0, xpOfLevel: 100, today: 0 };

function comeBack(nextWord: string | null, { due = 0, fresh = 0, gameWords = 0, remaining = 50 } = {}) {
  const today = { day, limit: 50, done: 50 - remaining, remaining, xp: 0 };
  const cards = { today, due, fresh, gameWords, nextDue: null, nextWord };
  return comeBackOf({ cards, tasks: { ...tasks, streak, xp } }, zone);
}

describe('when there is something to come back for', () => {
  it.each([
    ['2026-11-22T22:59:00Z', { when: 'later', at: '2026-11-22T22:59:00Z' }],
    ['2026-11-22T23:00:00Z', { when: 'tomorrow' }],
    ['2026-11-23T22:59:00Z', { when: 'tomorrow' }],
    ['2026-11-23T23:00:00Z', { when: 'days', days: 2 }],
    ['2026-11-30T08:00:00Z', { when: 'days', days: 8 }],
    [null, { when: 'new-tasks' }],
  ])('a word that is due at %s: %o', (nextWord, expected) => {
    expect(comeBack(nextWord)).toEqual(expected);
  });

  it('is tomorrow after the day’s limit, for what it left over', () => {
    const later = '2026-11-30T08:00:00Z';
    for (const left of [{ due: 3 }, { fresh: 1 }, { gameWords: 2 }]) {
      expect(comeBack(later, { ...left, remaining: 0 })).toEqual({ when: 'tomorrow' });
    }
    expect(comeBack(later, { remaining: 0 })).toEqual({ when: 'days', days: 8 });
    expect(comeBack('2026-11-22T20:00:00Z', { remaining: 0 })).toEqual({ when: 'tomorrow' });
  });
});
