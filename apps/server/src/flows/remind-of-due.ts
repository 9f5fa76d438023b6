import { listDueWork } from '#features/assignments/due-store.ts';
import { announceDue } from '#features/notices/homework-store.ts';
import { dueDay } from '#features/notices/local-hours.ts';
import type { AnnounceParts } from './announce-by-zone.ts';
import { announceByZone } from './announce-by-zone.ts';

/** Reminds every student of the homework that is due on the student's next local day, once per due time. */
export function remindOfDue(parts: AnnounceParts) {
  return announceByZone(parts, { dayOf: dueDay, list: listDueWork, announce: announceDue });
}
