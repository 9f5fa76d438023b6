import type { OwnEnrolment } from '@wordgrove/contract/classes';
import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import type { LeftPlay, StudentDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { readClock } from '@wordgrove/contract/study-clock';

/** How the student stands when the dashboard opens; it chooses the words that greet. */
export type Mood = 'new' | 'no-class' | 'pending' | 'back' | 'done' | 'usual';

/** The one thing to do next. */
export type NextStep =
  | { kind: 'first-game' }
  | { kind: 'timer' }
  | { kind: 'forgotten-timer' }
  | { kind: 'play'; play: LeftPlay }
  | { kind: 'cards'; count: number }
  | { kind: 'few-cards'; count: number }
  | { kind: 'task'; task: DailyTask }
  | { kind: 'todos'; count: number }
  | { kind: 'free' };

type Known = Pick<StudentDashboard, 'tasks' | 'classes' | 'cards' | 'todos' | 'study' | 'leftPlays' | 'lastActiveDay'>;

/** Days without practice after which somebody is welcomed back. */
const awayDays = 7;

/** So many cards are enough for a day on which somebody comes back. */
const fewCards = 10;

const dayMs = 86_400_000;

const priorities = ['high', 'medium', 'low'] as const;

function isAway({ lastActiveDay, tasks }: Known): boolean {
  return lastActiveDay !== null && Date.parse(tasks.day) - Date.parse(lastActiveDay) >= awayDays * dayMs;
}

/** Without a class the product is open all the same, but a class comes first. */
function standing(classes: readonly Pick<OwnEnrolment, 'status'>[]): 'no-class' | 'pending' | null {
  if (classes.some(({ status }) => status === 'active')) return null;
  return classes.some(({ status }) => status === 'pending') ? 'pending' : 'no-class';
}

/** How many cards the day still has for the student. */
export function cardsToday({ due, fresh, today }: Known['cards']): number {
  return Math.min(due + fresh, today.remaining);
}

/** Whether there is no card at all, neither now nor later. */
export function hasNoCards({ due, fresh, nextDue }: Known['cards']): boolean {
  return due + fresh === 0 && nextDue === null;
}

/** Whether nobody stopped the clock, so that it stopped by itself. */
export function isClockForgotten({ timer, now }: Known['study']): boolean {
  return timer !== null && readClock(timer, new Date(now)).isForgotten;
}

export function moodOf(known: Known): Mood {
  const { classes, tasks, cards, lastActiveDay } = known;
  const without = standing(classes);
  if (without) return without;
  if (lastActiveDay === null) return 'new';
  if (isAway(known)) return 'back';
  const areTasksDone = tasks.total > 0 && tasks.completed === tasks.total;
  return areTasksDone && cardsToday(cards) === 0 ? 'done' : 'usual';
}

/** What was begun comes before what is due, and what is due before what is free. */
export function nextStep(known: Known): NextStep {
  const { cards, lastActiveDay, leftPlays, study, tasks, todos } = known;
  const [play] = leftPlays;
  if (study.timer) return { kind: isClockForgotten(study) ? 'forgotten-timer' : 'timer' };
  if (play) return { kind: 'play', play };
  if (lastActiveDay === null) return { kind: 'first-game' };
  const count = cardsToday(cards);
  if (count > 0)
    return moodOf(known) === 'back'
      ? { kind: 'few-cards', count: Math.min(fewCards, count) }
      : { kind: 'cards', count };
  const task = firstOpen(tasks.tasks.filter((each) => canBeDone(each, cards)));
  if (task) return { kind: 'task', task };
  const pressing = todos.overdue + todos.dueToday;
  return pressing > 0 ? { kind: 'todos', count: pressing } : { kind: 'free' };
}

/** What is counted among the cards is their review, and it needs some; making new ones needs none. */
function canBeDone({ isCounted, actionUrl }: DailyTask, cards: Known['cards']): boolean {
  return !(isCounted && actionUrl === paths.flashcards && hasNoCards(cards));
}

function firstOpen(tasks: readonly DailyTask[]): DailyTask | undefined {
  const open = tasks.filter(({ completed }) => !completed);
  return priorities.flatMap((priority) => open.filter((task) => task.priority === priority))[0];
}
