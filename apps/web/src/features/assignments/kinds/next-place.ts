import type { NextAssignments } from '@wordgrove/contract/assignments';
import { assignmentPath } from '#platform/assignment-path.ts';
import type { Kind } from './kind.ts';
import { readPlace } from './reading/pages.ts';

type Next = Pick<NextAssignments['soonest'][number], 'id' | 'task' | 'state'>;

/** Where the dashboard leads for the next assignment: a text is opened at once. */
export function placeOfNext({ id, task, state }: Next): { to: string; search?: () => Record<string, string> } {
  if (task.kind !== 'reading') return { to: assignmentPath(id) };
  return readPlace(task.pdfId, state === 'started' ? null : task.from);
}

/** Which of the dashboard's words the link has. */
export const nextMoves = {
  game: 'go',
  reading: 'read',
  'hand-in': 'go',
  words: 'go',
  outcome: 'go',
} as const satisfies Record<Kind, string>;
