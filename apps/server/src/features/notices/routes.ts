import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { settled } from '#http/builders.ts';
import type { OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { shownNotices } from './shown-notices.ts';
import { dismissNotice } from './store.ts';

export type NoticeParts = { db: Db; clock: Clock; tell: Tell };

export function noticeRoutes({ db, clock, tell }: NoticeParts) {
  const shown = shownNotices({ db });
  return {
    list: settled.notices.list.handler(({ context }) => shown(context.own)),
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
