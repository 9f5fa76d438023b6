import type { Notice } from '@wordgrove/contract/notices';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import { listNotices } from './store.ts';

/** What a reader hasn't put away yet, newest first. */
export function shownNotices({ db }: { db: Db }) {
  return async (own: OwnRows): Promise<Notice[]> => {
    const rows = await listNotices(db, own);
    return rows.map(({ createdAt, ...notice }) => ({ ...notice, createdAt: createdAt.toISOString() }));
  };
}
