import type { Setting } from '#features/assignments/kinds/kind.ts';
import type { CheckTask } from './check-task.ts';
import type { ReadWord } from './word-list.ts';
import { readTask } from './word-list.ts';

export type GameSettingParts = { readWord: ReadWord; checkTask: CheckTask };

/** A trial round limits the items to those it can hold, so that nobody is promised more. */
export function gameSetting({ readWord, checkTask }: GameSettingParts): Setting<'game'> {
  return {
    store: (wanted) => readTask(wanted, readWord),
    check: async ({ own, caller }, task, errors) => ({
      ...task,
      items: Math.min(task.items, await checkTask(own, caller, task, errors)),
    }),
    publish: async () => undefined,
  };
}
