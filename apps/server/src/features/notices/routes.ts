import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { together } from '#db/statement.ts';
import { open, settled } from '#http/builders.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { BellReads } from './bell-store.ts';
import { readAbout, readUpTo } from './bell-store.ts';
import { setDigest, wantsDigest } from './digest-store.ts';
import { readNotice, unreadNotices } from './store.ts';
import { openUnsubscribeToken } from './unsubscribe-token.ts';

const shown = together('shown_notices', ['userId'], { notices: unreadNotices });

export type NoticeParts = { db: Db; clock: Clock; tell: Tell; secret: string; bell: BellReads };

type Marking = (tx: Tx, own: OwnRows, id: string, now: Date) => Promise<boolean>;

export function noticeRoutes({ db, clock, tell, secret, bell }: NoticeParts) {
  const set = settled.notices;
  return {
    list: set.list.handler(async ({ context: { own } }) => (await shown(db, { userId: own.userId })).notices),
    unread: set.unread.handler(async ({ context: { own } }) => ({
      unread: await bell.countUnread(db, own, clock.now()),
    })),
    page: set.page.handler(({ context: { own }, input }) => bell.list(db, own, clock.now(), input.before ?? null)),
    read: set.read.handler(({ context, input }) => mark(context.own, input.id, readNotice)),
    readAll: set.readAll.handler(({ context, input }) => mark(context.own, input.newest, readUpTo)),
    readAbout: set.readAbout.handler(({ context: { own }, input }) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        if (await readAbout(tx, own, input.assignmentId, now)) await tell(tx, [own.userId], 'notices');
        return { unread: await bell.countUnread(tx, own, now) };
      }),
    ),
    digest: set.digest.handler(async ({ context: { own } }) => ({ isOn: await wantsDigest(db, own) })),
    setDigest: set.setDigest.handler(async ({ context: { own }, input }) => {
      await inTransaction(db, async (tx) => {
        await setDigest(tx, own, input.isOn);
        await tell(tx, [own.userId], 'notices');
      });
      return input;
    }),
    unsubscribe: open.notices.unsubscribe.handler(async ({ input, errors }) => {
      if (!(await unsubscribe({ db, secret }, input.token))) throw errors['link-invalid']();
      return { isOn: false };
    }),
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

/** Switches digests off by the token of a mail. False when it is no such token. */
export async function unsubscribe({ db, secret }: Pick<NoticeParts, 'db' | 'secret'>, token: string): Promise<boolean> {
  const userId = openUnsubscribeToken(token, secret);
  if (userId === null) return false;
  await setDigest(db, { userId }, false);
  return true;
}
