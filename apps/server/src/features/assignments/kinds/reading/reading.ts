import { isDeepStrictEqual } from 'node:util';
import type { Kind, ProgressOf } from '#features/assignments/kinds/kind.ts';
import { percentRead } from '#features/assignments/rules.ts';
import type { PagesRead } from './reading-store.ts';
import { findTextOf, isRead, listPagesRead, ownPagesRead } from './reading-store.ts';

/** Pages of a text; done when each of them that has words was read. */
export const reading: Kind<'reading'> = {
  asksTheSame: (one, other) => isDeepStrictEqual(one, other),
  isStarted: isRead,
  show: async (on, taught, task) => ({ ...task, text: await findTextOf(on, taught, task.pdfId) }),
  readProgress: async (on, which) => progressFrom(await listPagesRead(on, which)),
  ownProgress: { json: ownPagesRead.json, read: (json) => progressFrom(ownPagesRead.read(json)) },
  own: (brief, { pages }) => ({ ...brief, read: pages?.read ?? 0, of: pages?.of ?? 0 }),
  canTurnIn: ({ percent }) => percent === 100,
  withoutWork: 'nothing-to-turn-in',
};

function progressFrom(found: readonly PagesRead[]): ProgressOf {
  const rows = new Map(found.map((row) => [row.id, row]));
  return ({ id }, studentId) => {
    const row = rows.get(id);
    const pages = row && row.of > 0 ? { read: row.read[studentId] ?? 0, of: row.of } : null;
    const percent = pages && percentRead(pages);
    const none = { attempts: [], handIn: null, learned: null, openPlay: null };
    return { ...none, percent, pages, hasBegun: percent !== null };
  };
}
