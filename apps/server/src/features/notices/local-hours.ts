import { localDay, localDaysFrom, startOfDay } from '#platform/local-day.ts';
import { localTime } from '#platform/local-time.ts';

/** When mails and reminders may come, as local times: none arrives in the night. */
const reminders = { from: '07:00' } as const;
const waiting = { from: '07:00', until: '20:00' } as const;
const mails = { from: '16:00', until: '20:00' } as const;

/** What a time zone's people are reminded of: what is due from `startsAt` to before `endsAt`, their next local day. */
export type DueDay = { zone: string; todayStartsAt: Date; startsAt: Date; endsAt: Date };

/** The next local day of a zone; null before seven in the morning there. */
export function dueDay(zone: string, now: Date): DueDay | null {
  if (localTime(now, zone) < reminders.from) return null;
  const [today] = localDaysFrom(now, zone, 1);
  const [next] = today ? localDaysFrom(today.endsAt, zone, 1) : [];
  if (!today || !next) return null;
  return { zone, todayStartsAt: startOfDay(today.day, zone), startsAt: today.endsAt, endsAt: next.endsAt };
}

/** A zone's local day, on which a teacher is told once that work waits; null before seven and after eight in the evening. */
export function waitingDay(zone: string, now: Date): { zone: string; startsAt: Date } | null {
  const time = localTime(now, zone);
  if (time < waiting.from || time >= waiting.until) return null;
  return { zone, startsAt: startOfDay(localDay(now, zone), zone) };
}

/** The local day whose digest may be sent in a zone now; null outside the hours for mail. */
export function digestDay(zone: string, now: Date): string | null {
  const time = localTime(now, zone);
  return time >= mails.from && time < mails.until ? localDay(now, zone) : null;
}
