import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { together } from '#db/statement.ts';
import { settled } from '#http/builders.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { BellReads } from './bell-store.ts';
import { readUpTo } from './bell-store.ts';
import { readNotice, unreadNotices } from './store.ts';

const shown = together('shown_notices', ['userId'], { notices: unreadNotices });

export type NoticeParts = { db: Db; clock: Clock; tell: Tell; bell: BellReads };

type Marking = (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<boolean>;

export function noticeRoutes({ db, clock, tell, bell }: NoticeParts) {
  const set = settled.notices;
  return {
    list: set.list.handler(async ({ context: { own } }) => (await shown(db, { userId: own.userId })).notices),
    unread: set.unread.handler(async ({ context: { own } }) => ({
      unread: await bell.countUnread(db, own, clock.now()),
    })),
    page: set.page.handler(({ context: { own }, input }) => bell.list(db, own, clock.now(), input.before ?? null)),
    read: set.read.handler(({ context, input }) => mark(context.own, input.id, readNotice)),
    readAll: set.readAll.handler(({ context, input }) => mark(context.own, input.newest, readUpTo)),
  };

  function mark(own: OwnRows, id: string, marking: Marking): Promise<{ unread: number }> {
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      if (!(await marking(tx, own, id, now))) throw failures.notFound();
      await tell(tx, [own.userId], 'notices');
      return { unread: await bell.countUnread(tx, own, now) };
    });
  }
}
