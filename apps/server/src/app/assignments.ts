import { assignedSource, noteAttempt } from '#features/assignments/attempts.ts';
import type { TryRound } from '#features/assignments/check-task.ts';
import { checkTask } from '#features/assignments/check-task.ts';
import { ownAssignmentService, turningIn } from '#features/assignments/own-service.ts';
import { assignmentRoutes } from '#features/assignments/routes.ts';
import type { AssignmentParts } from '#features/assignments/service.ts';
import { assignmentChanges, assignmentService, assignmentStates } from '#features/assignments/service.ts';
import type { ListAsked } from '#features/assignments/word-list.ts';
import { readList } from '#features/assignments/word-list.ts';
import { workService } from '#features/assignments/work-service.ts';
import type { Built } from './parts.ts';

type Parts = Pick<Built, 'db' | 'clock' | 'tell'>;

/** What games take from assignments: the material of an attempt, and a note when one begins or ends. */
export function buildAttempts({ db, clock, tell }: Parts) {
  return { findSource: assignedSource({ db, clock }), noteAttempt: noteAttempt({ tell }) };
}

/** What assignments take from games. */
type Others = Pick<AssignmentParts, 'readWord'> & { tryRound: TryRound; listAsked: ListAsked };

export function buildAssignments({ db, clock, tell }: Parts, { readWord, tryRound, listAsked }: Others) {
  const parts = { db, clock, tell };
  const changing = { ...parts, readWord, checkTask: checkTask(tryRound) };
  const own = ownAssignmentService(parts);
  return {
    routes: assignmentRoutes({
      service: assignmentService(changing),
      changes: assignmentChanges(changing),
      states: assignmentStates(parts),
      work: workService(parts),
      own,
      turning: turningIn(parts),
      readList: readList({ readWord, listAsked }),
    }),
    next: own.next,
  };
}
