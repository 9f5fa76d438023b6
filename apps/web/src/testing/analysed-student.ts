import type { StudentPage } from '@wordgrove/contract/analytics';
import { idOf } from './school.ts';

export const studentId = idOf(701);
/** Of the student's page. */
export const path = `/teacher/students/${studentId}`;
/** Of November 2026. */
export const day = (of: number) => `2026-11-${String(of).padStart(2, '0')}`;

export const ada: StudentPage = {
  ...{ studentId, name: 'Ada Lovelace', classes: [{ classId: idOf(500), className: '7B Reading' }] },
  lastActiveAt: '2026-11-20T08:00:00.000Z',
  figures: {
    ...{ day: day(20), level: 4, totalXp: 640, streak: 5, tasks: { byActivity: 12, selfReported: 3, total: 42 } },
    ...{ words: { new: 4, learning: 30, known: 120, 'at-risk': 14 }, answers: { right: 21, of: 25 } },
    study: { byActivity: 3900, selfReported: 1200 },
  },
  xp: { totalXp: 640, level: 4, xpIntoLevel: 40, xpOfLevel: 400, today: 20 },
  days: Array.from({ length: 7 }, (_, at) => ({ day: day(14 + at), completed: at, total: 6, isReached: at > 4 })),
  memory: {
    counts: { new: 4, learning: 30, known: 120, 'at-risk': 14 },
    dueNow: 9,
    forecast: Array.from({ length: 7 }, (_, at) => ({ day: day(20 + at), due: at })),
  },
  study: [`${day(19)} 3900 reading`, `${day(20)} 1200 other`],
  games: {
    ...{ from: day(1), to: day(20), recent: [] },
    byGame: [{ type: 'quiz', plays: 3, ms: 600_000, right: 21, answered: 25, best: 0.9 }],
    byDay: [{ day: day(20), plays: 3, ms: 600_000, right: 21, answered: 25 }],
    hardest: [{ word: 'lend:verb', lemma: 'lend', asked: 4, wrong: 3, given: [{ text: 'borrow', times: 2 }] }],
  },
};
