import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { together } from '#db/statement.ts';
import { settled } from '#http/builders.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { dismissNotice, shownNotices } from './store.ts';

const shown = together('shown_notices', ['userId'], { notices: shownNotices });

export type NoticeParts = { db: Db; clock: Clock; tell: Tell };

export function noticeRoutes({ db, clock, tell }: NoticeParts) {
  return {
    list: settled.notices.list.handler(
      async ({ context: { own } }) => (await shown(db, { userId: own.userId })).notices,
    ),
    dismiss: settled.notices.dismiss.handler(async ({ context, input }) => {
      await dismiss(context.own, input.id);
      return { dismissed: true as const };
    }),
  };

  function dismiss(own: OwnRows, id: string): Promise<void> {
    return inTransaction(db, async (tx) => {
      if (!(await dismissNotice(tx, own, id, clock.now()))) throw failures.notFound();
      await tell(tx, [own.userId], 'notices');
    });
  }
}
