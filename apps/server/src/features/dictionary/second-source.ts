import type { SecondSource } from '@wordgrove/contract/dictionary';
import { normalForm } from '@wordgrove/language';
import type { Db } from '#db/client.ts';
import type { OwnRows } from '#http/context.ts';
import type { Clock } from '#platform/clock.ts';
import type { FetchJson } from '#platform/fetch-json.ts';
import type { Log } from '#platform/log.ts';
import { readSourceAnswer } from './source-answer.ts';
import { countCall, findCached, putCached } from './source-store.ts';

export type SecondSourceParts = {
  db: Db;
  clock: Clock;
  log: Log;
  /** Null when none is configured. */
  base: string | undefined;
  fetchJson: FetchJson;
};

/**
 * Queries the second source: within the allowed rate, at most once a day for the same word, and never failing with an
 * error.
 */
export function secondSource({ db, clock, log, base, fetchJson }: SecondSourceParts) {
  return async (own: OwnRows, typed: { word: string }): Promise<SecondSource> => {
    if (base === undefined) return { status: 'off', entries: [] };
    const word = normalForm(typed.word);
    const now = clock.now();
    const cached = await findCached(db, word, now);
    if (cached) return { status: cached.length > 0 ? 'answered' : 'absent', entries: cached };
    if (!(await countCall(db, own, now))) return { status: 'limit', entries: [] };
    try {
      const answer = await fetchJson(`${base.replace(/\/+$/, '')}/${encodeURIComponent(word)}`);
      const entries = answer === null ? [] : readSourceAnswer(answer);
      await putCached(db, word, entries, now);
      return { status: entries.length > 0 ? 'answered' : 'absent', entries };
    } catch (error) {
      log.warn({ error }, 'the second dictionary gave no answer that can be used');
      return { status: 'unavailable', entries: [] };
    }
  };
}
