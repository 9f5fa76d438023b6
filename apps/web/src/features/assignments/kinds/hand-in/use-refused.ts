import { useEffect, useSyncExternalStore } from 'react';
import type { RefusedDraft } from './refused-drafts.ts';
import { readRefused, refusedDrafts } from './refused-drafts.ts';

/** What the server refused of a student's text, of this page, an earlier one, or another tab that was closed. */
export function useRefused(studentId: string, assignmentId: string): RefusedDraft | null {
  useEffect(() => refusedDrafts.look({ studentId, assignmentId }), [studentId, assignmentId]);
  const stored = () => refusedDrafts.stored({ studentId, assignmentId });
  return readRefused(useSyncExternalStore(refusedDrafts.onChange, stored));
}
