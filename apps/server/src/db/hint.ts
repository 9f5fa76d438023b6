import type { LiveTopic } from '@wordgrove/contract/live';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Given } from './statement.ts';

/** With an id after it, one person as the audience of a hint. */
export const userPrefix = 'user:';

type Hint = {
  userId: Given;
  topic: LiveTopic;
  writeId: Given;
  /** `FROM …` and conditions: the hint is given if they leave a row. */
  when: SQL;
};

/**
 * A hint to one person as an INSERT within a larger statement, as `tell` writes it: for writes so frequent that one round
 * trip more would be felt. What hears of no other hint of the transaction finds it within a second.
 */
export const hint = ({ userId, topic, writeId, when }: Hint): SQL => sql`
  INSERT INTO live_events (audience, topic, write_id)
  SELECT ${sql.raw(`'${userPrefix}'`)} || ${userId}, ${sql.raw(`'${topic}'`)}, ${writeId}::text ${when}
  ON CONFLICT DO NOTHING`;
