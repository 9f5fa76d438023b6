import { paths } from '@wordgrove/contract/paths';

/** Where a teacher sees how one student learns. */
export function studentPath(studentId: string): `${typeof paths.teacherStudents}/${string}` {
  return `${paths.teacherStudents}/${studentId}`;
}
