import { useQuery } from '@tanstack/react-query';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { ShownWork } from './shown-work.tsx';

type WorkProps = { assignment: Pick<Assignment, 'id'>; student: Pick<StudentWork, 'studentId' | 'handIn'> };

/** What one student handed in, for the teacher. The texts are in `assignments-hand-in` and `pdfs-files`. */
export function Work({ assignment: { id }, student: { studentId, handIn } }: WorkProps) {
  const { t } = useTranslation('assignments-hand-in');
  const query = useQuery(
    orpc.assignments.studentHandIn.queryOptions({ input: { id, studentId }, enabled: handIn !== null }),
  );
  if (handIn === null) return <p>{t('draft')}</p>;
  if (!query.data) {
    return <NotLoaded query={query} failed={t('work-failed')} loading={t('work-loading')} shape="row" count={4} />;
  }
  return <ShownWork {...query.data} />;
}
