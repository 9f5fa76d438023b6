import { client } from './api.ts';
import { errorStatus } from './errors.ts';
import { currentLanguage, rememberLanguage } from './i18n.ts';
import { languageKey } from './language-choice.ts';
import { clearAllStorage, forgetSignedIn, readStored } from './storage.ts';

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
