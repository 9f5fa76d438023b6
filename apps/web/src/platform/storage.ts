/**
 * Reads one entry of local storage; null when there is none or the browser refuses storage altogether, as private
 * windows and strict settings do.
 */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores one entry in local storage, or does nothing where the browser refuses. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The choice then lasts until the page is closed.
  }
}

/** Removes one entry of local storage. */
export function removeStored(key: string): void {
  attempt(() => window.localStorage.removeItem(key));
}

/** The entries of local storage whose keys have this prefix, sorted by key; none where the browser refuses. */
export function storedUnder(prefix: string): [key: string, value: string][] {
  const found: [string, string][] = [];
  attempt(() => {
    for (const key of Object.keys(window.localStorage).sort()) {
      const value = key.startsWith(prefix) ? window.localStorage.getItem(key) : null;
      if (value !== null) found.push([key, value]);
    }
  });
  return found;
}

/** Reads one entry of this tab's storage; null when there is none or the browser refuses. */
export function readInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores one entry until the tab is closed, across reloads; null removes it. */
export function writeInTab(key: string, value: string | null): void {
  attempt(() => {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, value);
  });
}

const signedInKeys = ['authToken', 'userProfile', 'userType', 'user'] as const;

/** Removes a signed-in person's data from this browser: four local entries and the whole session storage. */
export function forgetSignedIn(): void {
  attempt(() => {
    for (const key of signedInKeys) window.localStorage.removeItem(key);
  });
  attempt(() => window.sessionStorage.clear());
}

/** Empties local and session storage. */
export function clearAllStorage(): void {
  attempt(() => window.localStorage.clear());
  attempt(() => window.sessionStorage.clear());
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // A browser that refuses storage has nothing of ours in it.
  }
}

/** The value of one cookie in a `document.cookie` string, or null. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A cookie string for `document.cookie` that keeps a choice in this browser for a year. */
export function keptCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; path=/; max-age=31536000; samesite=lax${isSecure ? '; secure' : ''}`;
}

/** Keeps a choice where the server sees it too, so that the next page is right from its first byte. */
export function keepCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store exists only on https, and schools start without
  document.cookie = keptCookie(name, value, window.location.protocol === 'https:');
}

/** The key of what this tab keeps of a registration that was begun. */
export const registrationKey = 'registration';

/** Prefix of the storage keys of a student's unsent answers. */
export function answersKey(studentId: string): string {
  return `wordgrove-answer:${studentId}:`;
}

/** Prefix of the storage keys of a student's unsent reading time. */
export function readingKey(studentId: string): string {
  return `wordgrove-reading:${studentId}:`;
}

/** Prefix of the storage keys of the places in texts that a reader has reached, unsent. */
export function placesKey(readerId: string): string {
  return `wordgrove-place:${readerId}:`;
}

/** Prefix of the storage keys of the cards that a person made without a network. */
export function newCardsKey(personId: string): string {
  return `wordgrove-card:${personId}:`;
}

/** Prefix of the storage keys of the words that a person saved without a network. */
export function savedWordsKey(personId: string): string {
  return `wordgrove-word:${personId}:`;
}

/** Prefix of the storage keys of the grades that a teacher is writing, unsent. */
export function gradesKey(teacherId: string, assignmentId: string): string {
  return `wordgrove-grade:${teacherId}:${assignmentId}:`;
}

/** Prefix of the storage keys of what a student wrote for homework, unsent. */
export function draftsKey(studentId: string): string {
  return `wordgrove-draft:${studentId}:`;
}

/** Prefix of the storage keys of what a student wrote for homework and the server refused. */
export function refusedDraftsKey(studentId: string): string {
  return `wordgrove-refused-draft:${studentId}:`;
}
