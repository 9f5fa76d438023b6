import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import type { OfKind } from '#features/assignments/kinds/kind.ts';
import { orpc } from '#platform/api.ts';
import { useDuration } from '#platform/duration.ts';
import { textPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';

type ReadingWorkProps = { assignment: OfKind<'reading', Assignment>; work: StudentWork };

/** How much of a text a student has read, and how long that took. */
export function ReadingWork({ assignment: { task, classes }, work: { pages, studentId } }: ReadingWorkProps) {
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const format = useFormat();
  const duration = useDuration();
  const { pdfId, text } = task;
  // The student is in one of its classes.
  const readers = useQueries({
    queries: classes.map(({ id: classId }) =>
      orpc.pdfs.readers.queryOptions({ input: { id: pdfId, classId }, enabled: text !== null }),
    ),
  });
  const reader = readers.flatMap(({ data }) => data ?? []).find((each) => each.studentId === studentId);
  if (text === null) return <p>{t('assignments-teacher:reading.gone')}</p>;
  return (
    <Card className={layout.stack}>
      <Link to={textPath(pdfId)}>{text.title}</Link>
      {pages ? (
        <ProgressBar
          label={t('assignments-teacher:reading.read-title')}
          text={t('assignments-teacher:reading.read-of', {
            read: format.number(pages.read),
            of: format.number(pages.of),
          })}
          value={pages.read}
          max={pages.of}
        />
      ) : (
        <p>{t('reading.none')}</p>
      )}
      {reader && (
        <p className={layout.facts}>
          <span>{t('reading.time', { time: duration(reader.activeSeconds) })}</span>
          {reader.lastOpenedAt && <span>{t('reading.last', { at: format.dateTime(reader.lastOpenedAt) })}</span>}
        </p>
      )}
    </Card>
  );
}
