import { useQuery } from '@tanstack/react-query';
import type { GradebookWish, GradeSheets } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { client, orpc } from '#platform/api.ts';

/**
 * Sheets of these students, in several requests. They are what is printed, so they stay as they were when they came:
 * nothing on paper changes by itself.
 */
export function useSheets(wish: GradebookWish, studentIds: readonly string[]) {
  const [done, setDone] = useState(0);
  const query = useQuery({
    queryKey: [...orpc.assignments.sheets.key(), wish, studentIds],
    queryFn: async () => {
      let assignments: GradeSheets['assignments'] = [];
      const students: GradeSheets['students'] = [];
      for (let from = 0; from < studentIds.length; from += limits.sheetsAtOnce) {
        setDone(from);
        const some = studentIds.slice(from, from + limits.sheetsAtOnce);
        const sheets = await client.assignments.sheets({ ...wish, studentIds: some });
        ({ assignments } = sheets);
        students.push(...sheets.students);
      }
      return { assignments, students, at: new Date() };
    },
    enabled: studentIds.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { query, done };
}
