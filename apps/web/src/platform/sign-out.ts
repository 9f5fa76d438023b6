import { client } from './api.ts';
import { errorStatus } from './errors.ts';
import { currentLanguage, rememberLanguage } from './i18n.ts';
import { languageKey } from './language-choice.ts';
import { clearAllStorage, forgetSignedIn, readStored } from './storage.ts';

/** Something of the person who is signed in that this page still has to do, such as sending what waits. */
type Errand = {
  /** Resolves to whether nothing is left to be done. */
  finish: () => Promise<boolean>;
  /** The person has left: nothing of theirs may be remembered. */
  forget?: () => void;
};

const patienceMs = 5000;
const errands = new Set<Errand>();

/** Has it done before the person signs out. Returns how to take it back. */
export function beforeSignOut(errand: Errand): () => void {
  errands.add(errand);
  return () => errands.delete(errand);
}

/** Once the person has left, what could not be done for them is no longer tried. */
export function forgetErrands(): void {
  for (const { forget } of errands) forget?.();
  errands.clear();
}

/** Does what must be done before somebody signs out; resolves to whether all of it could be, in a few seconds. */
export async function finishErrands(): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const outcomes = [...errands].map(({ finish }) => Promise.race([finish().catch(() => false), patience]));
  return !(await Promise.all(outcomes)).includes(false);
}

/**
 * Ends the session on the server and removes what this browser kept of it. A session that is over already counts as
 * ended. When the server can't be told, all storage is cleared and the error is thrown again.
 */
export async function endSession(): Promise<void> {
  try {
    await client.auth.signOut();
    forgetSignedIn();
  } catch (error) {
    if (errorStatus(error) === 401) return forgetSignedIn();
    const hadLanguage = readStored(languageKey) !== null;
    clearAllStorage();
    if (hadLanguage) rememberLanguage(currentLanguage());
    throw error;
  }
}
