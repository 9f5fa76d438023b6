import type { LiveTopic } from '@wordgrove/contract/live';
import type { Tx } from '#db/client.ts';

/**
 * Tells everybody in `userIds` that something under the topics has changed on their screens. The hints are written in the
 * caller's transaction: they reach the browsers after the commit, and a rollback removes them. Naming somebody or
 * something twice does no harm; naming nobody does nothing.
 */
export type Tell = (tx: Tx, userIds: readonly string[], ...topics: LiveTopic[]) => Promise<void>;

/** Reports that a transaction of this process has written hints itself and has ended, or will soon. */
export type Told = (xid: string) => void;
