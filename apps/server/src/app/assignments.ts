import { findAssigned, noteAttempt } from '#features/assignments/attempts.ts';
import { ownAssignmentService, turningIn } from '#features/assignments/own-service.ts';
import { assignmentRoutes } from '#features/assignments/routes.ts';
import type { AssignmentParts } from '#features/assignments/service.ts';
import { assignmentChanges, assignmentService, assignmentStates } from '#features/assignments/service.ts';
import type { ListAsked } from '#features/assignments/word-list.ts';
import { readList } from '#features/assignments/word-list.ts';
import { workService } from '#features/assignments/work-service.ts';
import type { Built } from './parts.ts';

type Parts = Pick<Built, 'db' | 'clock' | 'tell'>;

/** What games ask of assignments. */
export function buildAttempts({ db, clock, tell }: Parts) {
  return { findAssigned: findAssigned({ db, clock }), noteAttempt: noteAttempt({ tell }) };
}

/** What assignments ask of games. */
type Others = Pick<AssignmentParts, 'readWord' | 'checkTask'> & { listAsked: ListAsked };

export function buildAssignments({ db, clock, tell }: Parts, { readWord, checkTask, listAsked }: Others) {
  const parts = { db, clock, tell };
  const own = ownAssignmentService(parts);
  return {
    routes: assignmentRoutes({
      service: assignmentService({ ...parts, readWord, checkTask }),
      changes: assignmentChanges({ ...parts, readWord, checkTask }),
      states: assignmentStates(parts),
      work: workService(parts),
      own,
      turning: turningIn(parts),
      readList: readList({ readWord, listAsked }),
    }),
    next: own.next,
  };
}
