import { paths } from '@wordgrove/contract/paths';

/** The page of one assignment. */
export function assignmentPath(id: string): `${typeof paths.assignments}/${string}` {
  return `${paths.assignments}/${id}`;
}
