import { dayMs } from '@wordgrove/contract/days';
import { limits } from '@wordgrove/contract/limits';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { removeOldAsides } from '#features/analytics/three/aside-store.ts';
import { removeOldFiles } from '#features/assignments/personal-store.ts';
import { deleteOldAssignments } from '#features/assignments/store.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import type { RemovalReason } from '#features/auth/deletion-store.ts';
import {
  claimReminder,
  holdForRemoval,
  listDueForDeletion,
  listUnverifiedForReminder,
  listUnverifiedForRemoval,
  removeOldBrowsers,
} from '#features/auth/deletion-store.ts';
import { removeOldChallenges } from '#features/auth/passkeys/store.ts';
import { removeExpiredSessions } from '#features/auth/session-store.ts';
import { removeOldThrottles } from '#features/auth/throttle-store.ts';
import { removeExpiredTokens } from '#features/auth/token-store.ts';
import { removeOldHandovers } from '#features/classes/handover-store.ts';
import { removeExpiredOffers } from '#features/classes/teaching-store.ts';
import { removeOldSourceRows } from '#features/dictionary/source-store.ts';
import { removeOldSearches } from '#features/dictionary/store.ts';
import { pruneFlashcards } from '#features/flashcards/prune.ts';
import { removeUnfinishedPlays } from '#features/games/play-store.ts';
import { pruneLive } from '#features/live/service.ts';
import { removeOldMails } from '#features/mail/store.ts';
import { removeOldNotices } from '#features/notices/personal-store.ts';
import { removeNotices } from '#features/notices/store.ts';
import { deleteOldSessions } from '#features/study-tracker/store.ts';
import { removeUnsentMessages } from '#features/support/store.ts';
import { deleteOldTodos } from '#features/todos/store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import type { Log } from '#platform/log.ts';
import type { Random } from '#platform/random.ts';
import { removeBytes } from '#platform/remove-bytes.ts';
import { removeAccount } from './remove-account.ts';

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  requireVerification: boolean;
  queueMail: QueueAccountMail;
  tell: Tell;
  jobs: Parameters<typeof removeAccount>[0]['jobs'];
  random: Random;
};

const keptDays = { unsentMessages: 30, handovers: 30, asides: 7 } as const;

/** Regular clean-up: accounts whose time is over, and every row that has outlived its use. */
export function prune(parts: Parts) {
  const { db, clock, requireVerification } = parts;
  return async (): Promise<void> => {
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    await each(parts, await listDueForDeletion(db, now), (tx, id) => remove(parts, tx, id, 'asked-for', now));
    if (requireVerification) {
      await each(parts, await listUnverifiedForRemoval(db, now), (tx, id) => remove(parts, tx, id, 'unverified', now));
      await each(parts, await listUnverifiedForReminder(db, now), (tx, id) => remind(parts, tx, id, now));
    }
    await removeExpiredSessions(db, now);
    await removeExpiredTokens(db, now);
    await removeOldThrottles(db, now);
    await removeOldChallenges(db, now);
    await removeOldBrowsers(db, now);
    await removeOldMails(db, now);
    await removeUnsentMessages(db, daysAgo(keptDays.unsentMessages));
    await removeOldNotices(db, daysAgo(limits.noticeDays));
    await removeOldHandovers(db, daysAgo(keptDays.handovers));
    await inTransaction(db, async (tx) => removeNotices(tx, await removeExpiredOffers(tx, now)));
    await removeOldSearches(db, daysAgo(limits.historyDays));
    await removeOldSourceRows(db, now);
    await pruneFlashcards(db, daysAgo(limits.removedCardDays));
    await removeUnfinishedPlays(db, daysAgo(limits.openPlayDays));
    await deleteOldSessions(db, daysAgo(limits.removedStudyDays));
    await deleteOldTodos(db, daysAgo(limits.removedTodoDays));
    await removeAssignments(parts, daysAgo(limits.removedAssignmentDays));
    await removeOldAsides(db, daysAgo(keptDays.asides));
    await pruneLive(db, now);
  };
}

/** Assignments removed before an instant, with the files that were handed in; their bytes go after the commit. */
function removeAssignments({ db, jobs }: Parts, before: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await removeBytes(jobs, tx, await removeOldFiles(tx, before));
    await deleteOldAssignments(tx, before);
  });
}

/** One transaction per account: an account that can't be removed now is retried next time and delays no other. */
async function each(
  { db, log }: Parts,
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  for (const id of ids) {
    try {
      await inTransaction(db, (tx) => work(tx, id));
    } catch (error) {
      log.error({ error }, 'an account could not be tidied; it is tried again at the next tidying');
    }
  }
}

async function remove(parts: Parts, tx: Tx, userId: string, reason: RemovalReason, now: Date): Promise<void> {
  const person = await holdForRemoval(tx, userId, reason, now);
  if (person) await removeAccount(parts)(tx, person, { now, freesInviteUse: reason === 'unverified' });
}

async function remind({ queueMail }: Parts, tx: Tx, userId: string, now: Date): Promise<void> {
  if (await claimReminder(tx, userId, now)) await queueMail(tx, { kind: 'unverified-reminder', userId });
}
