import type { OwnEnrolment } from '@wordgrove/contract/classes';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { LeftPlay, StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { readClock } from '@wordgrove/contract/study-clock';
import { cardsToday, hasNoCards, wordsToday } from '#features/flashcards/waiting.ts';
import { dayIn, daysFrom } from '#platform/time-zones.ts';

/** The student's situation when the dashboard opens; it selects the greeting. */
export type Mood = 'new' | 'no-class' | 'pending' | 'back' | 'done' | 'usual';

/** The one thing to do next. */
export type NextStep =
  | { kind: 'first-game' }
  | { kind: 'timer' }
  | { kind: 'forgotten-timer' }
  | { kind: 'play'; play: LeftPlay }
  | { kind: 'assignment'; assignment: Assignment; when: 'overdue' | 'today' | 'open' }
  | { kind: 'cards'; count: number }
  | { kind: 'few-cards'; count: number }
  | { kind: 'words'; count: number }
  | { kind: 'task'; task: DailyTask }
  | { kind: 'todos'; count: number }
  | { kind: 'free' };

type Known = Pick<
  StudentDashboard,
  'tasks' | 'classes' | 'cards' | 'todos' | 'assignments' | 'study' | 'leftPlays' | 'lastActiveDay'
>;

type Assignment = StudentDashboard['assignments']['soonest'][number];

/** Days without practice after which somebody is welcomed back. */
const awayDays = 7;

/** How many cards are enough on the day somebody comes back. */
const fewCards = 10;

const priorities = ['high', 'medium', 'low'] as const;

function isAway({ lastActiveDay, tasks }: Known): boolean {
  return lastActiveDay !== null && daysFrom(lastActiveDay, tasks.day) >= awayDays;
}

/** Everything is open without a class too, but joining one comes first. */
function standing(classes: readonly Pick<OwnEnrolment, 'status'>[]): 'no-class' | 'pending' | null {
  if (classes.some(({ status }) => status === 'active')) return null;
  return classes.some(({ status }) => status === 'pending') ? 'pending' : 'no-class';
}

/** Whether somebody belongs to no class and has no enrolment pending. */
export function isWithoutClass({ classes }: Pick<Known, 'classes'>): boolean {
  return standing(classes) === 'no-class';
}

/** Whether the clock stopped by itself because nobody stopped it. */
export function isClockForgotten({ timer, now }: Known['study']): boolean {
  return timer !== null && readClock(timer, new Date(now)).isForgotten;
}

/**
 * The assignment that is due soonest, and how urgent it is.
 *
 * @param timeZone in which the student's days are counted
 */
function soonest({ assignments, tasks }: Known, timeZone: string): Extract<NextStep, { kind: 'assignment' }> | null {
  const [assignment] = assignments.soonest;
  if (!assignment) return null;
  const { isOverdue, dueAt } = assignment;
  const isToday = dueAt !== null && dayIn(new Date(dueAt), timeZone) === tasks.day;
  return { kind: 'assignment', assignment, when: isOverdue ? 'overdue' : isToday ? 'today' : 'open' };
}

export function moodOf(known: Known, timeZone: string): Mood {
  const { classes, tasks, cards, lastActiveDay } = known;
  const without = standing(classes);
  if (without) return without;
  if (lastActiveDay === null) return 'new';
  if (isAway(known)) return 'back';
  const areTasksDone = tasks.total > 0 && tasks.completed === tasks.total;
  const isPressed = (soonest(known, timeZone)?.when ?? 'open') !== 'open';
  return areTasksDone && cardsToday(cards) + wordsToday(cards) === 0 && !isPressed ? 'done' : 'usual';
}

/**
 * What was started comes before what is due, work a teacher wants by today before the student's own words, and
 * everything that is due before what is optional.
 */
export function nextStep(known: Known, timeZone: string): NextStep {
  const { cards, lastActiveDay, leftPlays, study, tasks, todos } = known;
  const [play] = leftPlays;
  if (study.timer) return { kind: isClockForgotten(study) ? 'forgotten-timer' : 'timer' };
  if (play) return { kind: 'play', play };
  const assignment = soonest(known, timeZone);
  if (assignment && assignment.when !== 'open') return assignment;
  if (lastActiveDay === null) return { kind: 'first-game' };
  const count = cardsToday(cards);
  if (count > 0)
    return moodOf(known, timeZone) === 'back'
      ? { kind: 'few-cards', count: Math.min(fewCards, count) }
      : { kind: 'cards', count };
  const words = wordsToday(cards);
  if (words > 0) return { kind: 'words', count: words };
  const task = firstOpen(tasks.tasks.filter((each) => canBeDone(each, cards)));
  if (task) return { kind: 'task', task };
  const pressing = todos.overdue + todos.dueToday;
  if (pressing > 0) return { kind: 'todos', count: pressing };
  return assignment ?? { kind: 'free' };
}

/** A task that counts cards is done by reviewing them, so there must be some; a task that makes new ones needs none. */
function canBeDone({ isCounted, actionUrl }: DailyTask, cards: Known['cards']): boolean {
  return !(isCounted && actionUrl === paths.flashcards && hasNoCards(cards));
}

function firstOpen(tasks: readonly DailyTask[]): DailyTask | undefined {
  const open = tasks.filter(({ completed }) => !completed);
  return priorities.flatMap((priority) => open.filter((task) => task.priority === priority))[0];
}

/** When there is something to come back for, once everything is done. */
export type ComeBack =
  | { when: 'later'; at: string }
  | { when: 'tomorrow' | 'new-tasks' }
  | { when: 'days'; days: number };

/**
 * When the next word falls due. Words beyond the day's limit wait until tomorrow, and so do words that would fall due
 * later on such a day.
 *
 * @param timeZone in which the student's days are counted
 */
export function comeBackOf({ cards, tasks }: Pick<StudentDashboard, 'cards' | 'tasks'>, timeZone: string): ComeBack {
  const { due, fresh, gameWords, nextWord, today } = cards;
  const isLimitReached = today.remaining === 0;
  if (isLimitReached && due + fresh + gameWords > 0) return { when: 'tomorrow' };
  if (nextWord === null) return { when: 'new-tasks' };
  const days = daysFrom(tasks.day, dayIn(new Date(nextWord), timeZone));
  if (days < 1 && !isLimitReached) return { when: 'later', at: nextWord };
  return days > 1 ? { when: 'days', days } : { when: 'tomorrow' };
}
