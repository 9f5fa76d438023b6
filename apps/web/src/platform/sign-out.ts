import { client } from './api.ts';
import { errorStatus } from './errors.ts';
import { currentLanguage, languageKey, rememberLanguage } from './i18n.ts';
import { clearAllStorage, forgetSignedIn, readStored } from './storage.ts';

/** Something this page still has to do for the person who is signed in, such as sending what is waiting. */
type Errand = {
  /** Resolves to whether nothing is left to do. */
  finish: () => Promise<boolean>;
  /** The person has left: nothing of theirs may be remembered. */
  forget?: () => void;
};

const patienceMs = 5000;
const errands = new Set<Errand>();

/** Registers an errand to finish before the person signs out. Returns how to cancel it. */
export function beforeSignOut(errand: Errand): () => void {
  errands.add(errand);
  return () => errands.delete(errand);
}

/** Drops the errands that could not be finished: once the person has left, they are no longer tried. */
export function forgetErrands(): void {
  for (const { forget } of errands) forget?.();
  errands.clear();
}

/** Finishes the errands before somebody signs out; resolves to whether all of them succeeded within a few seconds. */
export async function finishErrands(): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const outcomes = [...errands].map(({ finish }) => Promise.race([finish().catch(() => false), patience]));
  return !(await Promise.all(outcomes)).includes(false);
}

/**
 * Ends the session on the server and removes what this browser stored of it. A session that is already over counts as
 * ended. When the server can't be told, all storage is cleared and the error is rethrown.
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
