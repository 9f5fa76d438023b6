import { listWaitingWork } from '#features/assignments/noticed-store.ts';
import { announceWaiting } from '#features/notices/homework-store.ts';
import { waitingDay } from '#features/notices/local-hours.ts';
import type { AnnounceParts } from './announce-by-zone.ts';
import { announceByZone } from './announce-by-zone.ts';

/** Tells teachers that work waits for a grade: by one notice per homework, at most once on each of their days. */
export function tellOfWaiting(parts: AnnounceParts) {
  return announceByZone(parts, { dayOf: waitingDay, list: listWaitingWork, announce: announceWaiting });
}
