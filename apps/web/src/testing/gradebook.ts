import type { Gradebook } from '@wordgrove/contract/assignments';
import { idOf } from './school.ts';

/** Of each student the first work is returned, the second missing and the rest turned in. */
export function bookOf(students: number, assignments: number): Gradebook {
  return {
    ...{ className: '7B Reading', timeZone: 'Europe/Berlin', isArchived: false, hasOlder: false },
    assignments: Array.from({ length: assignments }, (_, at) => ({
      ...{
        id: idOf(900 + at),
        title: `Homework ${at + 1}`,
        kind: at === 1 ? 'reading' : 'game',
        dueAt: null,
        points: 10,
      },
      publishedAt: '2026-11-20T08:00:00.000Z',
    })),
    students: Array.from({ length: students }, (_, at) => ({
      ...{ studentId: idOf(2000 + at), name: `Student ${at + 1}` },
      states: Array.from({ length: assignments }, (_, n) => (n === 0 ? 'returned' : n === 1 ? 'missing' : 'turned-in')),
      points: Array.from({ length: assignments }, (_, n) => (n === 0 ? 7.5 : null)),
    })),
  };
}
