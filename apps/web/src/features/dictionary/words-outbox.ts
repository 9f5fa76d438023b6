import { useSyncExternalStore } from 'react';
import { v7, validate } from 'uuid';
import { client, orpc } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { errorStatus, errorText } from '#platform/errors.ts';
import { wordsOf } from '#platform/i18n.ts';
import { boardsKey, showMovedTasks } from '#platform/moved-tasks.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { savedWordsKey } from '#platform/storage.ts';
import { useSession } from '#platform/use-session.ts';
import { addToast, removeToastAbout } from '#ui/use-toast.ts';

/** A word to be saved as soon as there is a network. */
type KeptWord = { id: string; word: string };

/** What each person saved without a network. Saving a word again changes nothing, so that it is sent by its word alone. */
export const keptWordsOf = personalOutboxes<KeptWord>({
  prefixOf: savedWordsKey,
  read: readKeptWord,
  send: async ({ word }) => {
    await sendWord(word);
    refresh([orpc.dictionary.savedWords.key()]);
    removeToastAbout(aboutKept);
  },
  onRefused: ({ word }, error) => void tellRefused(word, error),
});

/** What the message says that words wait. */
export const aboutKept = 'kept words';

async function tellRefused(word: string, error: unknown): Promise<void> {
  const [t, errors] = await Promise.all([wordsOf('dictionary'), wordsOf('errors')]);
  addToast(t('save.refused', { word, why: errorText(errors, error) }), 'error', aboutKept);
}

/** Saves a word, and shows what it moves: the list and today's tasks. */
export async function sendWord(word: string): Promise<void> {
  const context = { updates: [orpc.dictionary.key(), boardsKey] };
  showMovedTasks((await client.dictionary.saveWord({ word }, { context })).tasks);
}

/** Saves a word, or keeps it on this device while there is no network; resolves to whether it is saved already. */
export async function saveOrKeep(word: string, personId: string | undefined): Promise<boolean> {
  try {
    await sendWord(word);
    return true;
  } catch (error) {
    if (errorStatus(error) !== 0 || !personId) throw error;
    const outbox = keptWordsOf(personId);
    if (!outbox.items().some((kept) => kept.word === word)) outbox.add({ id: v7(), word });
    return false;
  }
}

/** Whether a word waits on this device to be saved. */
export function useIsKept(word: string): boolean {
  const uid = useSession().user?.uid;
  const outbox = uid === undefined ? null : keptWordsOf(uid);
  return useSyncExternalStore(
    outbox?.onChange ?? never,
    () => outbox?.items().some((kept) => kept.word === word) ?? false,
  );
}

const never = () => () => {};

function readKeptWord(stored: string): KeptWord | undefined {
  try {
    const { id, word }: KeptWord = JSON.parse(stored);
    return validate(id) && typeof word === 'string' ? { id, word } : undefined;
  } catch {
    return undefined;
  }
}
