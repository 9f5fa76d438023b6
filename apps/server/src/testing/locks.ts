import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '#db/client.ts';

/** Resolves once one statement with this part waits for a lock. */
export async function waitForLock(db: Db, part: string): Promise<void> {
  const waiting = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
    AND query LIKE ${`%${part}%`}`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rowCount).toBe(1), { timeout: 10_000 });
}
