import { client } from './api.ts';
import { errorStatus } from './errors.ts';
import { currentLanguage, rememberLanguage } from './i18n.ts';
import { languageKey } from './language-choice.ts';
import { clearAllStorage, forgetSignedIn, readStored } from './storage.ts';

/** Resolves to whether nothing is left to be done. */
type Errand = () => Promise<boolean>;

const patienceMs = 5000;
const errands = new Set<Errand>();

/** Has something done, such as sending what waits, while the person is still signed in. Returns how to forget it. */
export function beforeSignOut(errand: Errand): () => void {
  errands.add(errand);
  return () => errands.delete(errand);
}

/** Does what must be done before somebody signs out; resolves to whether all of it could be, in a few seconds. */
export async function finishErrands(): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const outcomes = [...errands].map((errand) => Promise.race([errand().catch(() => false), patience]));
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
