import { IconPrinter } from '@tabler/icons-react';
import type { Gradebook } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '#features/assignments/gradebook/period-fields.tsx';
import { usePeriod } from '#features/assignments/gradebook/use-period.ts';
import { ClassClock } from '#features/assignments/teacher/class-clock.tsx';
import { gradebookPath } from '#platform/assignment-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useSheets } from './api.ts';
import { Sheet } from './sheet.tsx';
import styles from './sheets.module.css';

type SheetsScreenProps = {
  classId: string;
  book: Gradebook;
  /** A student's id, or `all`. */
  wanted: string;
};

/** A page for each student as it is printed: every homework of the period, for parents or the file. */
export function SheetsScreen({ classId, book, wanted }: SheetsScreenProps) {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  const { period, choose, search, instants } = usePeriod();
  const students = book.students.filter(({ studentId }) => wanted === 'all' || studentId === wanted);
  const ids = students.map(({ studentId }) => studentId);
  const { query, done } = useSheets({ classId, ...instants }, ids);
  const sheets = query.data;
  return (
    <>
      <div className={styles.screenOnly}>
        <PageHeader
          title={t(wanted === 'all' ? 'sheets.of-all' : 'sheets.of-one')}
          lead={book.className}
          actions={
            <>
              <Button variant="primary" icon={IconPrinter} disabled={!sheets?.students.length} onClick={() => print()}>
                {t('sheets.print')}
              </Button>
              <ButtonLink to={gradebookPath(classId)} search={search}>
                {t('sheets.back')}
              </ButtonLink>
            </>
          }
        />
        <div className={styles.filters}>
          <PeriodFields key={period.kind} period={period} onChange={choose} />
        </div>
        {query.isPending && ids.length > 0 && (
          <ProgressBar
            label={t('sheets.making')}
            value={done}
            max={Math.max(1, ids.length)}
            text={t('sheets.made', { done: format.number(done), count: ids.length })}
          />
        )}
        {query.isError && <LoadFailed title={t('sheets.failed')} query={query} />}
        {(ids.length === 0 || sheets?.students.length === 0) && (
          <EmptyState picture={<LostPath />} title={t('sheets.gone')} text={t('sheets.gone-text')} />
        )}
        {sheets && sheets.students.length > 0 && sheets.assignments.length === 0 && (
          <EmptyState picture={<Seed />} title={t('period.nothing')} text={t('period.nothing-text')} />
        )}
      </div>
      {sheets && sheets.assignments.length > 0 && (
        <ClassClock timeZone={book.timeZone}>
          <div className={layout.stack}>
            {sheets.students.map((student) => (
              <Sheet
                key={student.studentId}
                student={student}
                assignments={sheets.assignments}
                className={book.className}
                period={period}
                at={sheets.at}
              />
            ))}
          </div>
        </ClassClock>
      )}
    </>
  );
}
