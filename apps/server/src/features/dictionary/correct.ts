import type { Correction } from '@wordgrove/contract/dictionary';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Call } from '#http/call.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tell } from '#platform/live.ts';
import { findCorrection, holdTaughtClass, listAffected, putCorrection } from './correction-store.ts';
import type { Lexicon } from './lexicon.ts';

type Parts = { db: Db; clock: Clock; tell: Tell; lexicon: () => Lexicon };

/** Saves a teacher's own translations of a taught word for one class, with a version check. */
export function correctTranslation(parts: Parts): Call<'dictionary.correctTranslation', [TaughtBy]> {
  const { db, clock, tell, lexicon } = parts;
  return (taught, wish, errors) =>
    inTransaction(db, async (tx) => {
      const held = await holdTaughtClass(tx, taught, wish.classId);
      if (!held || !lexicon().bank.find(wish.word)) throw failures.notFound();
      const translations = [...new Set(wish.translations)];
      const key = { classId: wish.classId, word: wish.word, language: wish.language };
      const known = (await findCorrection(tx, key)) ?? { translations: [], version: 0 };
      const present = (version: number, list: string[]): Correction => ({
        ...key,
        className: held.name,
        translations: list,
        version,
      });
      if (known.version !== wish.version) {
        const isSentAgain = known.version === wish.version + 1 && isSame(known.translations, translations);
        if (isSentAgain) return present(known.version, known.translations);
        throw errors['edit-conflict']({ data: present(known.version, known.translations) });
      }
      const version = known.version + 1;
      await putCorrection(tx, { ...key, translations, version, updatedAt: clock.now() });
      await tell(tx, await listAffected(tx, wish.classId), 'dictionary');
      return present(version, translations);
    });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
