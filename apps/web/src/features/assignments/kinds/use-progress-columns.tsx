import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { attemptColumns } from './game/attempt-columns.tsx';
import { handInColumns } from './hand-in/hand-in-columns.tsx';
import { pageColumns } from './reading/page-columns.ts';
import { goalColumns } from './word-goals/goal-columns.tsx';

/** The columns of an assignment's students that say how far each of them is. */
export function useProgressColumns(assignment: Assignment): DataColumn<StudentWork>[] {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const words = { t, format: useFormat() };
  const { task, points } = assignment;
  switch (task.kind) {
    case 'game':
      return attemptColumns(words, points);
    case 'reading':
      return pageColumns(words, points);
    case 'hand-in':
      return handInColumns(words, assignment);
    default:
      return goalColumns(words, assignment);
  }
}
