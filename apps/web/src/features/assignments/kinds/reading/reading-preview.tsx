import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TaskPreviewProps } from '#features/assignments/kinds/task-preview.tsx';
import { AssignedPage } from '#features/assignments/student/assigned-page.tsx';
import { orpc } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { readPlace } from './pages.ts';
import { ReadingDetails } from './reading-details.tsx';
import { wantedReading } from './reading-form.ts';

/** A text as its students will see it set; the teacher's own reader opens it. */
export function ReadingPreview({ terms, fields }: TaskPreviewProps) {
  const { t } = useTranslation('assignments-teacher');
  const { pdfId, from, to = null } = wantedReading(fields);
  const query = useQuery(orpc.pdfs.one.queryOptions({ input: { id: pdfId } }));
  const isGone = query.isError && errorCode(query.error) === 'not-found';
  if (!query.data && !isGone) {
    return (
      <NotLoaded
        query={query}
        failed={t('preview-of.failed')}
        loading={t('preview-of.loading')}
        shape="card"
        count={2}
      />
    );
  }
  const text = query.data?.status === 'active' ? query.data : null;
  const last = Math.min(to ?? Number.POSITIVE_INFINITY, text?.pages ?? 0);
  const of = Math.max(0, last - from + 1);
  const task = { kind: 'reading' as const, pdfId, from, to, text: text && { title: text.title }, read: 0, of };
  const assignment = { ...terms, task };
  return (
    <AssignedPage assignment={assignment} doneAt={readPlace(pdfId, from, 'teacher')}>
      <ReadingDetails assignment={assignment} />
    </AssignedPage>
  );
}
