import type { GameFacts } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { v7 as uuid } from 'uuid';
import type { Db } from '#db/client.ts';
import type { Asking, Stored, Unusable } from '#features/assignments/kinds/kind.ts';
import type { Caller, OwnRows } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import type { RoundSource, SourceMaterial } from '#platform/round-source.ts';
import { deckToSet } from './deck-words.ts';
import { materialOf } from './word-list.ts';

type Player = Pick<Caller, 'language'>;

/**
 * Returns the number of items in a round of the task, which may be fewer than were wanted.
 *
 * @throws `not-enough` with the reason when no round can be made, `invalid-input` for a choice the game doesn't offer,
 * `not-found` for a deck that isn't the teacher's, and `words-not-learnable` for one that can't be asked
 */
export type CheckTask = (asking: Asking, task: Stored<'game'>, errors: Unusable) => Promise<number>;

/** Makes a trial round of a source that nobody can play yet, and returns its number of items. */
export type TryRound = (
  own: OwnRows,
  player: Player,
  source: RoundSource,
  errors: Refusals<'not-enough'>,
) => Promise<number>;

/**
 * Makes a trial round of a task before it is set. A mode that needs translations is tried in a language that has them,
 * whatever the teacher's own.
 */
export function checkTask({ db, tryRound }: { db: Db; tryRound: TryRound }): CheckTask {
  return async ({ own, taught, caller: { language } }, task, errors) => {
    const { type, mode, items, timer, test } = task;
    const material =
      task.material.kind === 'deck'
        ? await deckToSet(db, taught, task.material.deckId, errors)
        : materialOf(task.material);
    if (test) return checkTest(tryRound, own, { type, mode, items, material }, errors);
    const { translatedModes }: Pick<GameFacts, 'items'> & { translatedModes: readonly string[] } = gameFacts[type];
    const reader = language === 'en' && translatedModes.includes(mode) ? 'tr' : language;
    const source = { kind: 'assignment', assignmentId: uuid() } as const;
    const wish = { type, source, mode, items, timer, canHear: true };
    return tryRound(own, { language: reader }, { wish, material, attempt: null }, errors);
  };
}

/** A test is the same for everybody: in English, and never by ear. */
function checkTest(
  tryRound: TryRound,
  own: OwnRows,
  { type, mode, items, material }: Pick<Stored<'game'>, 'type' | 'mode' | 'items'> & { material: SourceMaterial },
  errors: Parameters<CheckTask>[2],
): Promise<number> {
  const { testModes }: { testModes: readonly string[] } = gameFacts[type];
  if (!testModes.includes(mode)) throw errors['no-test-form']();
  const source = { kind: 'assignment', assignmentId: uuid() } as const;
  const wish = { type, source, mode, items, timer: 'none', canHear: false } as const;
  const isTest = true;
  return tryRound(own, { language: 'en' }, { wish, material, attempt: null, isTest }, errors);
}
