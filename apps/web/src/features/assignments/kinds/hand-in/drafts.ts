import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { validate } from 'uuid';
import { client, orpc, queryClient } from '#platform/api.ts';
import { errorCode, errorData } from '#platform/errors.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { draftsKey } from '#platform/storage.ts';
import { refusedDrafts } from './refused-drafts.ts';

/** What a student has written since it was last saved. */
export type Draft = {
  /** A later draft has a higher one. */
  id: string;
  studentId: string;
  assignmentId: string;
  text: string;
  /** The version that was changed. */
  version: number;
  /** The draft that was changed, if it wasn't saved yet. */
  follows: string | null;
};

const workKey = (id: string) => orpc.assignments.ownHandIn.queryKey({ input: { id } });

/** Shows a student's work as the server has it now. */
export function showWork(assignmentId: string, work: OwnHandIn): void {
  queryClient.setQueryData(workKey(assignmentId), work);
}

/** The versions that drafts became, by id: what follows a draft doesn't conflict with it. */
const saved = new Map<string, number>();

/** What each student has written and this device hasn't sent yet. */
export const draftsOf = personalOutboxes<Draft>({
  prefixOf: draftsKey,
  read: readDraft,
  send: async ({ id: draftId, assignmentId: id, text, version, follows }) => {
    const from = Math.max(version, saved.get(follows ?? '') ?? 0);
    const context = { updates: [workKey(id)] };
    const work = await client.assignments.saveText({ id, text, version: from }, { context });
    saved.set(draftId, work.version);
    showWork(id, work);
  },
  onRefused: keepRefused,
});

/** Nothing that somebody wrote is thrown away by itself. */
function keepRefused({ text, version, ...of }: Draft, error: unknown): void {
  const why = errorCode(error);
  if (why === 'edit-conflict') showWork(of.assignmentId, errorData(error) as OwnHandIn);
  refusedDrafts.keep(of, { text, why, version });
}

function readDraft(stored: string): Draft | undefined {
  try {
    const { id, studentId, assignmentId, text, version, follows }: Partial<Draft> = JSON.parse(stored);
    if (!isId(id) || !isId(assignmentId) || typeof studentId !== 'string' || typeof text !== 'string') return undefined;
    if (typeof version !== 'number' || !Number.isInteger(version)) return undefined;
    return { id, studentId, assignmentId, text, version, follows: isId(follows) ? follows : null };
  } catch {
    return undefined;
  }
}

function isId(value: unknown): value is string {
  return validate(value);
}
