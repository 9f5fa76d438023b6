import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { listJobsFor, listLiveHintsFor } from '#db/traces.ts';
import { exportAnalytics } from '#features/analytics/personal-store.ts';
import { exportAssignments } from '#features/assignments/personal-store.ts';
import { exportAccount as exportSignIn } from '#features/auth/personal-store.ts';
import { exportClasses } from '#features/classes/personal-store.ts';
import { exportDailyTasks } from '#features/daily-tasks/personal-store.ts';
import { exportDictionary } from '#features/dictionary/personal-store.ts';
import { exportFlashcards } from '#features/flashcards/personal-store.ts';
import { exportGames } from '#features/games/personal-store.ts';
import { exportMails } from '#features/mail/personal-store.ts';
import { exportPractice } from '#features/memory/personal-store.ts';
import { exportDigest, exportNotices } from '#features/notices/personal-store.ts';
import { exportTexts } from '#features/pdfs/personal-store.ts';
import { exportProfile } from '#features/profiles/personal-store.ts';
import { findStorage } from '#features/profiles/store.ts';
import { exportStudy } from '#features/study-tracker/personal-store.ts';
import { exportSupportMessages } from '#features/support/personal-store.ts';
import { exportTodos } from '#features/todos/personal-store.ts';
import type { OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';

type Parts = { db: Db; clock: Clock };

/** Everything held about a person, section by section, as of one instant. Dates become ISO strings. */
export function exportAccount({ db, clock }: Parts) {
  return ({ userId }: Pick<OwnRows, 'userId'>): Promise<Record<string, unknown>> =>
    inTransaction(
      db,
      async (tx) => {
        const { account, ...signIn } = await exportSignIn(tx, userId);
        return {
          format: 'wordgrove-export',
          version: 1,
          exportedAt: clock.now(),
          account,
          profile: await exportProfile(tx, userId),
          storedBytes: await findStorage(tx, userId),
          ...signIn,
          ...(await exportClasses(tx, userId)),
          ...(await exportPractice(tx, userId)),
          ...(await exportDailyTasks(tx, userId)),
          ...(await exportDictionary(tx, userId)),
          ...(await exportFlashcards(tx, userId)),
          ...(await exportGames(tx, userId, clock.now())),
          ...(await exportStudy(tx, userId)),
          ...(await exportTodos(tx, userId)),
          ...(await exportAssignments(tx, userId)),
          ...(await exportTexts(tx, userId)),
          ...(await exportAnalytics(tx, userId)),
          notices: await exportNotices(tx, userId),
          digest: await exportDigest(tx, userId),
          supportMessages: await exportSupportMessages(tx, userId),
          localMailbox: account?.email ? await exportMails(tx, account.email) : [],
          queuedJobs: await listJobsFor(tx, userId),
          liveHints: await listLiveHintsFor(tx, userId),
        };
      },
      { isolation: 'repeatable read', readOnly: true },
    );
}
