import type { Tx } from '#db/client.ts';
import type { Published, Setting, Unusable } from '#features/assignments/kinds/kind.ts';
import { putWords } from '#features/assignments/kinds/word-goals/goal-store.ts';
import type { TaughtBy } from '#http/context.ts';
import type { CheckTask } from './check-task.ts';
import { deckToSet } from './deck-words.ts';
import type { ReadWord } from './word-list.ts';
import { readTask } from './word-list.ts';

export type GameSettingParts = { readWord: ReadWord; checkTask: CheckTask };

/** A trial round limits the items to those it can hold, so that nobody is promised more. */
export function gameSetting({ readWord, checkTask }: GameSettingParts): Setting<'game'> {
  return {
    store: (wanted) => readTask(wanted, readWord),
    check: async (asking, task, errors) => ({
      ...task,
      items: Math.min(task.items, await checkTask(asking, task, errors)),
    }),
    publish: publishGame,
  };
}

/** The words of a deck are fixed when it is published: a game that has begun asks everybody the same. */
async function publishGame(
  tx: Tx,
  taught: TaughtBy,
  { id, task: { material }, isFirst, isChanged }: Published<'game'>,
  _: Date,
  errors: Unusable,
): Promise<void> {
  if (material.kind !== 'deck' || !(isFirst || isChanged)) return;
  await deckToSet(tx, taught, material.deckId, errors);
  await putWords(tx, id, material);
}
