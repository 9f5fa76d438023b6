import { readInTab, writeInTab } from '#platform/storage.ts';

/**
 * Unfinished answers, not yet moves, by item: placed letters, a word being typed. They stay in this tab across a
 * refresh.
 */
export type Drafts = {
  /** Null when there is none. It may have any shape: something else may have written it. */
  read: (item: string) => unknown;
  /** Null forgets it. */
  write: (item: string, draft: unknown) => void;
};

const keyOf = (playId: string) => `games:drafts:${playId}`;

/** @param playId null for a preview, whose drafts last as long as its screen */
export function draftsOf(playId: string | null): Drafts {
  const drafts = new Map<string, unknown>(playId ? entriesIn(readInTab(keyOf(playId))) : []);
  return {
    read: (item) => drafts.get(item) ?? null,
    write: (item, draft) => {
      if (draft === null) drafts.delete(item);
      else drafts.set(item, draft);
      if (playId) writeInTab(keyOf(playId), drafts.size > 0 ? JSON.stringify([...drafts]) : null);
    },
  };
}

/** Forgets the drafts of a play that is over. */
export function forgetDrafts(playId: string): void {
  writeInTab(keyOf(playId), null);
}

function entriesIn(stored: string | null): [string, unknown][] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter((each) => Array.isArray(each) && typeof each[0] === 'string') : [];
  } catch {
    return [];
  }
}
