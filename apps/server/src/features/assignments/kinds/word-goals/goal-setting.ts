import { limits } from '@wordgrove/contract/limits';
import type { Tx } from '#db/client.ts';
import type { ReadWord } from '#features/assignments/kinds/game/word-list.ts';
import { readMaterial } from '#features/assignments/kinds/game/word-list.ts';
import type { Published, Setting, Stored, Unusable } from '#features/assignments/kinds/kind.ts';
import type { TaughtBy } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { GoalName } from './goal-store.ts';
import { putWords, turnInLearned } from './goal-store.ts';

/**
 * Shares a deck with more classes, and keeps it as it is until the transaction ends. Null if it isn't the teacher's,
 * false if it was deleted.
 */
export type ShareDeck = (
  tx: Tx,
  taught: TaughtBy,
  deck: { deckId: string; classIds: readonly string[] },
  now: Date,
) => Promise<boolean | null>;

export type GoalSettingParts = { readWord: ReadWord; shareDeck: ShareDeck };

/** The words are fixed when it is published; whoever has learned them by then is done. */
export function goalSetting(parts: GoalSettingParts): { words: Setting<'words'>; outcome: Setting<'outcome'> } {
  const { readWord } = parts;
  const shared = { check: async <Task>(_: unknown, task: Task) => task, publish: publishing(parts) };
  return {
    words: {
      ...shared,
      store: ({ material, ...wanted }) => ({ ...wanted, material: readMaterial(material, readWord) }),
    },
    outcome: {
      ...shared,
      isDueNeeded: true,
      store: ({ material, ...wanted }) => ({ ...wanted, material: readMaterial(material, readWord) }),
    },
  };
}

type GoalPublished = Omit<Published, 'task'> & { task: Stored<GoalName> };

const most = { words: limits.learnedWordsMax, outcome: limits.outcomeWordsMax };

function publishing({ shareDeck }: Pick<GoalSettingParts, 'shareDeck'>) {
  return async (tx: Tx, taught: TaughtBy, published: GoalPublished, now: Date, errors: Unusable) => {
    const { id, task, classIds, isFirst, isChanged } = published;
    const isChecked = isFirst || isChanged;
    const max = most[task.kind];
    const refuse = (why: 'deck-gone' | 'no-words' | 'too-many') =>
      errors['words-not-learnable']({ data: { why, max } });
    if (task.material.kind === 'deck') {
      const isShared = await shareDeck(tx, taught, { deckId: task.material.deckId, classIds }, now);
      if (isChecked && isShared === null) throw failures.notFound();
      if (isChecked && !isShared) throw refuse('deck-gone');
    }
    if (isChecked) {
      const count = await putWords(tx, id, task.material);
      if (count === 0) throw refuse('no-words');
      if (count > max) throw refuse('too-many');
    }
    await turnInLearned(tx, id, isFirst, now);
  };
}
