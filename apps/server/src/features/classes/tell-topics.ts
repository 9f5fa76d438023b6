import type { LiveTopic } from '@wordgrove/contract/live';
import type { Tx } from '#db/client.ts';
import type { Tell } from '#platform/live.ts';

/** What the teachers of a class read differently when one more teaches it, or one fewer. */
export const topicsOfTeaching: readonly LiveTopic[] = [
  ...(['classes', 'roster', 'invites', 'profile'] as const),
  ...(['assignments', 'pdfs', 'flashcards'] as const),
];

export async function tellTopics(
  tell: Tell,
  tx: Tx,
  userIds: readonly string[],
  topics: readonly LiveTopic[],
): Promise<void> {
  for (const topic of topics) await tell(tx, userIds, topic);
}
