import { eq } from 'drizzle-orm';
import { liveEvents } from '#db/schema/live.ts';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';

/** The topics of one person's live hints, each once, in alphabetical order. */
export async function hintsFor({ db }: Pick<TestApp, 'db'>, { id }: Pick<Person, 'id'>): Promise<string[]> {
  const rows = await db
    .select({ topic: liveEvents.topic })
    .from(liveEvents)
    .where(eq(liveEvents.audience, `user:${id}`));
  return [...new Set(rows.map((row) => row.topic))].sort();
}
