import { paths } from '@wordgrove/contract/paths';

/** The page that shows a class its forest, for a teacher of it. */
export const classForestPath = (classId: string) => `/teacher/classes/${classId}/forest` as const;

/** The same for a student who is in it. */
export const ownForestPath = (classId: string) => `${paths.studentGrove}/forest/${classId}` as const;
