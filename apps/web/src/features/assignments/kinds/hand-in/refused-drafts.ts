import { refusedDraftsKey, removeStored, storedUnder, writeStored } from '#platform/storage.ts';

/** A draft that the server refused, the code of why, and the version that was changed. */
export type RefusedDraft = { text: string; why: string; version: number | null };

type Place = { studentId: string; assignmentId: string };

type Kept = { key: string; stored: string };

const prefixOf = ({ studentId, assignmentId }: Place) => refusedDraftsKey(studentId) + assignmentId;

// The one that a page shows, one for each assignment: those of other tabs wait beside it. Where the browser refuses
// storage, the page itself remembers.
const shown = new Map<string, Kept>();
const listeners = new Set<() => void>();

function show(of: Place, kept: Kept | null): void {
  if (kept) shown.set(prefixOf(of), kept);
  else shown.delete(prefixOf(of));
  for (const listener of listeners) listener();
}

/** Refused drafts of a student. Nothing that somebody wrote is thrown away before that somebody chose. */
export const refusedDrafts = {
  /** The one that is shown, as it is stored: the same string as long as nothing changes. */
  stored: (of: Place): string | null => shown.get(prefixOf(of))?.stored ?? null,
  /** Shows the oldest that is kept on this device, of whichever tab, unless one is shown. */
  look: (of: Place): void => {
    const [key, stored] = storedUnder(prefixOf(of))[0] ?? [];
    if (key !== undefined && stored !== undefined && !shown.has(prefixOf(of))) show(of, { key, stored });
  },
  /** Keeps one more; it is shown once those before it are decided. */
  keep: (of: Place & { id: string }, refused: RefusedDraft): void => {
    const kept = { key: `${prefixOf(of)}:${of.id}`, stored: JSON.stringify(refused) };
    writeStored(kept.key, kept.stored);
    if (!shown.has(prefixOf(of))) show(of, kept);
  },
  /** Keeps what was typed on in the one that is shown. */
  rewrite: (of: Place, refused: RefusedDraft): void => {
    const kept = shown.get(prefixOf(of));
    if (!kept) return;
    const next = { ...kept, stored: JSON.stringify(refused) };
    writeStored(next.key, next.stored);
    show(of, next);
  },
  /** Throws away the one that is shown, and shows the next. */
  forget: (of: Place): void => {
    const kept = shown.get(prefixOf(of));
    if (kept) removeStored(kept.key);
    show(of, null);
    refusedDrafts.look(of);
  },
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function readRefused(stored: string | null): RefusedDraft | null {
  try {
    const { text, why, version = null }: Partial<RefusedDraft> = JSON.parse(stored ?? '{}');
    return typeof text === 'string' && typeof why === 'string' ? { text, why, version } : null;
  } catch {
    return null;
  }
}
