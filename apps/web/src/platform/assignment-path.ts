import { paths } from '@wordgrove/contract/paths';

/** The page of one assignment, as its teacher or its student sees it. */
export function assignmentPath(id: string): `${typeof paths.assignments}/${string}` {
  return `${paths.assignments}/${id}`;
}

/** Where a teacher grades an assignment; `?student=` names whose work is shown. */
export function gradingPath(id: string): `${typeof paths.teacherAssignments}/${string}/grading` {
  return `${paths.teacherAssignments}/${id}/grading`;
}

/** How the work of a class stands. */
export function gradebookPath(classId: string): `/teacher/classes/${string}/gradebook` {
  return `/teacher/classes/${classId}/gradebook`;
}
