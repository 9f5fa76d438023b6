import type { LiveTopic } from '@wordgrove/contract/live';
import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';

export async function tellTopics(
  tell: Tell,
  tx: Tx,
  userIds: readonly string[],
  topics: readonly LiveTopic[],
): Promise<void> {
  for (const topic of topics) await tell(tx, userIds, topic);
}
