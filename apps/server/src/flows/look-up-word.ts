import { limits } from '@wordgrove/contract/limits';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { wordLookedUp } from '#features/dictionary/answer.ts';
import type { Lexicon } from '#features/dictionary/lexicon.ts';
import { insertSearch } from '#features/dictionary/store.ts';
import { clampedTo } from '#features/memory/ledger.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import { noteLookUp } from '#features/pdfs/reading-store.ts';
import type { Input, Output } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { CountActivity } from '#platform/activity.ts';
import type { Clock } from '#platform/clock.ts';

type Parts = {
  db: Db;
  clock: Clock;
  lexicon: () => Lexicon;
  recordEvidence: RecordEvidence;
  countActivity: CountActivity;
};
type Name = 'dictionary.recordLookUp';

/**
 * Records a search in the history and, for a student, in the evidence ledger under the same id, so that a retry stays
 * one search. A text that several words share counts for the word the answer shows first. Where it was met is left out
 * if the student can't read that text.
 */
export function lookUpWord({ db, clock, lexicon, recordEvidence, countActivity }: Parts) {
  return (own: OwnRows, caller: Caller, { id, word, at, met }: Input<Name>): Promise<Output<Name>> => {
    const { asked, key } = wordLookedUp(lexicon(), word);
    return inTransaction(db, async (tx) => {
      const now = clock.now();
      const searchedAt = clampedTo(now, limits.evidenceLateDays, at === undefined ? now : new Date(at));
      const isStudying = caller.role === 'student' && key !== null;
      const isThere =
        isStudying && met !== undefined && (await noteLookUp(tx, own, { ...met, word: key, at: searchedAt }));
      if (isStudying) {
        const event = {
          id,
          word: key,
          activity: 'lookup',
          task: 'none',
          passed: null,
          occurredAt: searchedAt,
          ...(isThere && { place: met }),
        } as const;
        await recordEvidence(tx, own, [event], now);
      }
      const row = await insertSearch(tx, own, { id, word: asked, isFound: key !== null, searchedAt });
      if (!row) throw failures.notFound();
      // Looking up one word five times counts once for a task that asks for five words.
      const looked = { kind: 'words-looked-up', amount: 1, cause: `lookup:${key}`, at: searchedAt } as const;
      // Last, as it locks the profile: what is counted as storage comes before, as when a word is saved.
      const tasks = isStudying ? await countActivity(tx, own, { ...looked, ...(isThere && { met: 'text' }) }, now) : [];
      return { ...row, searchedAt: row.searchedAt.toISOString(), tasks };
    });
  };
}
