import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { validate } from 'uuid';
import { client, orpc, queryClient } from '#platform/api.ts';
import { errorCode, errorData } from '#platform/errors.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { draftsKey, readStored, refusedDraftsKey, removeStored, writeStored } from '#platform/storage.ts';

/** What a student has written since it was last saved. */
export type Draft = {
  /** A later draft has a higher one. */
  id: string;
  studentId: string;
  assignmentId: string;
  text: string;
  /** The version that was changed. */
  version: number;
};

const workKey = (id: string) => orpc.assignments.ownHandIn.queryKey({ input: { id } });

/** Shows a student's work as the server has it now. */
export function showWork(assignmentId: string, work: OwnHandIn): void {
  queryClient.setQueryData(workKey(assignmentId), work);
}

/** The versions that this page's own saves have made: what follows them doesn't conflict with them. */
const saved = new Map<string, number>();

/** What each student has written and this device hasn't sent yet. */
export const draftsOf = personalOutboxes<Draft>({
  prefixOf: draftsKey,
  read: readDraft,
  send: async ({ studentId, assignmentId: id, text, version }) => {
    const key = `${studentId}:${id}`;
    const from = Math.max(version, saved.get(key) ?? 0);
    const context = { updates: [workKey(id)] };
    const work = await client.assignments.saveText({ id, text, version: from }, { context });
    saved.set(key, work.version);
    showWork(id, work);
  },
  onRefused: keepRefused,
});

/** A draft that the server refused, and the code of why. */
export type RefusedDraft = { text: string; why: string };

// Where the browser refuses storage, the page itself remembers.
const refusals = new Map<string, string>();
const listeners = new Set<() => void>();

const keyOf = ({ studentId, assignmentId }: Pick<Draft, 'studentId' | 'assignmentId'>) =>
  refusedDraftsKey(studentId) + assignmentId;

/** Nothing that somebody wrote is thrown away by itself. */
function keepRefused(draft: Draft, error: unknown): void {
  const why = errorCode(error);
  if (why === 'edit-conflict') showWork(draft.assignmentId, errorData(error) as OwnHandIn);
  const key = keyOf(draft);
  const kept = JSON.stringify({ text: draft.text, why });
  refusals.set(key, kept);
  writeStored(key, kept);
  for (const listener of listeners) listener();
}

/** The refused drafts of a student, one for each assignment. */
export const refusedDrafts = {
  /** As it is stored: the same string as long as nothing changes. */
  stored: (of: Pick<Draft, 'studentId' | 'assignmentId'>) => refusals.get(keyOf(of)) ?? readStored(keyOf(of)),
  forget: (of: Pick<Draft, 'studentId' | 'assignmentId'>) => {
    refusals.delete(keyOf(of));
    removeStored(keyOf(of));
    for (const listener of listeners) listener();
  },
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function readRefused(stored: string | null): RefusedDraft | null {
  try {
    const { text, why }: RefusedDraft = JSON.parse(stored ?? '{}');
    return typeof text === 'string' && typeof why === 'string' ? { text, why } : null;
  } catch {
    return null;
  }
}

function readDraft(stored: string): Draft | undefined {
  try {
    const { id, studentId, assignmentId, text, version }: Draft = JSON.parse(stored);
    const isWhole = validate(id) && validate(assignmentId) && typeof studentId === 'string' && typeof text === 'string';
    return isWhole && Number.isInteger(version) ? { id, studentId, assignmentId, text, version } : undefined;
  } catch {
    return undefined;
  }
}
