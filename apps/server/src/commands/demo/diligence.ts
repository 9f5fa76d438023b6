import { dayMs } from '@wordgrove/contract/days';
import { shuffled } from '@wordgrove/games';
import { Temporal } from 'temporal-polyfill';
import type { LocalDay } from '#platform/local-day.ts';
import { chanceOf } from './chance.ts';

export type Diligence = 'daily' | 'often' | 'rarely' | 'stopped';

/** The habits of each kind of student: the share of days, of tasks done by hand and of days with reading, and how much at a time. */
export const habits: Record<
  Diligence,
  { days: number; tasks: number; reviews: number; lookUps: number; plays: number; studies: number; readings: number }
> = {
  daily: { days: 0.96, tasks: 0.93, reviews: 28, lookUps: 6, plays: 2, studies: 0.6, readings: 0.5 },
  often: { days: 0.52, tasks: 0.62, reviews: 18, lookUps: 4, plays: 2, studies: 0.35, readings: 0.35 },
  rarely: { days: 0.13, tasks: 0.3, reviews: 10, lookUps: 2, plays: 1, studies: 0.15, readings: 0.3 },
  stopped: { days: 0.6, tasks: 0.5, reviews: 12, lookUps: 2, plays: 1, studies: 0.3, readings: 0.25 },
};

const dailyStudents = 6;
const stoppedStudents = 2;
const shareWhoRarelyCome = 0.25;
const memberLongEnoughDays = 50;
const daysUntilStopped = 24;

type Registered = { id: string; email: string; joinedAt: Date };

/** Each student's diligence, by id. Those who stopped have been enrolled long enough to be missed. */
export function shareOutDiligence(students: readonly Registered[], now: Date): Map<string, Diligence> {
  const mixed = shuffled(students, chanceOf('the demo school: diligence'));
  const isOld = ({ joinedAt }: Registered) => now.getTime() - joinedAt.getTime() > memberLongEnoughDays * dayMs;
  const stopped = new Set(mixed.filter(isOld).slice(0, stoppedStudents));
  const others = mixed.filter((student) => !stopped.has(student));
  const rarely = Math.round(others.length * shareWhoRarelyCome);
  const kindOf = (place: number): Diligence =>
    place < dailyStudents ? 'daily' : place < dailyStudents + rarely ? 'rarely' : 'often';
  return new Map([
    ...others.map(({ id }, place) => [id, kindOf(place)] as const),
    ...[...stopped].map(({ id }) => [id, 'stopped'] as const),
  ]);
}

/** The days on which a student is active; the first is that of the registration. */
export function activeDays(diligence: Diligence, days: readonly LocalDay[], chance: () => number): LocalDay[] {
  // Students who come often don't all come equally often.
  const own = diligence === 'often' ? 0.75 + chance() / 2 : 1;
  return days.filter(({ day }, place) => {
    const isWeekend = Temporal.PlainDate.from(day).dayOfWeek > 5;
    const share = habits[diligence].days * own * (isWeekend && diligence !== 'daily' ? 0.6 : 1);
    const drawn = chance() < share;
    if (diligence === 'stopped' && place > daysUntilStopped) return false;
    return place === 0 || drawn;
  });
}
