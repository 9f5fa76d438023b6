import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { Gradebook } from '@wordgrove/contract/assignments';
import { paths, streamPaths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { gradebookPath } from '#platform/assignment-path.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { PageHeader } from '#ui/page-header.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import type { GradebookView } from './arrange-gradebook.ts';
import { arrangeGradebook } from './arrange-gradebook.ts';
import { FoldedFilters } from './folded-filters.tsx';
import { GradebookGrid } from './gradebook-grid.tsx';
import { usePeriod, usePeriodText } from './use-period.ts';
import { useView } from './use-view.ts';

type GradebookScreenProps = { classId: string; book: Gradebook };

const everything: GradebookView = { sort: 'name', kind: null, state: null };

/** The whole class on one screen. */
export function GradebookScreen({ classId, book }: GradebookScreenProps) {
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const { period, choose, search, instants } = usePeriod();
  const periodText = usePeriodText();
  const { className, isArchived, assignments, students, hasOlder } = book;
  const [view, setView] = useView(assignments);
  const arranged = arrangeGradebook(book, view, currentLanguage());
  const isAll = period.kind === 'all';
  const isLimited = Object.values(instants).some(Boolean);
  const isBlank = students.length === 0 || (isAll && assignments.length === 0);
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={isArchived ? t('archived', { class: className }) : className}
        actions={<GradebookActions classId={classId} hasSheets={students.length > 0 && assignments.length > 0} />}
      />
      {isBlank ? (
        <EmptyState
          picture={<Seed />}
          title={t(students.length === 0 ? 'nobody' : 'nothing')}
          text={t(students.length === 0 ? 'nobody-text' : 'nothing-text')}
          action={<ButtonLink to={paths.teacherAssignments}>{t('assignments-teacher:back')}</ButtonLink>}
        />
      ) : (
        <div className={layout.stack}>
          <FoldedFilters {...{ assignments, view, period }} onChange={setView} onChoosePeriod={choose} />
          <p className={layout.facts} role="status">
            {isLimited && t('period.note', { period: periodText(period, dayIn(new Date(), deviceTimeZone())) })}{' '}
            {hasOlder && t('older', { count: assignments.length })}
          </p>
          {assignments.length === 0 ? (
            <EmptyState
              picture={<Seed />}
              title={t('period.nothing')}
              text={t('period.nothing-text')}
              action={
                <Button onClick={() => choose({ kind: 'all', from: null, to: null })}>{t('period.show-all')}</Button>
              }
            />
          ) : arranged.rows.length === 0 || arranged.columns.length === 0 ? (
            <EmptyState
              picture={<Seed />}
              title={t('none-such')}
              action={<Button onClick={() => setView(everything)}>{t('show-everybody')}</Button>}
            />
          ) : (
            <GradebookGrid {...arranged} classId={classId} search={search} label={t('of', { class: className })} />
          )}
        </div>
      )}
    </>
  );
}

/** Everything of the shown period, to take along. */
function GradebookActions({ classId, hasSheets }: { classId: string; hasSheets: boolean }) {
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const { instants, search } = usePeriod();
  const wanted = new URLSearchParams({ classId });
  for (const [name, instant] of Object.entries(instants)) if (instant) wanted.set(name, instant);
  return (
    <>
      {hasSheets && (
        <ButtonLink to={gradebookPath(classId)} search={{ ...search, sheet: 'all' }}>
          <IconPrinter size="1.125rem" aria-hidden="true" />
          {t('sheets.all')}
        </ButtonLink>
      )}
      <ButtonAnchor href={`${streamPaths.exportGrades}?${wanted}`} download>
        <IconDownload size="1.125rem" aria-hidden="true" />
        {t('csv')}
      </ButtonAnchor>
      <ButtonLink to={paths.teacherAssignments}>{t('assignments-teacher:back')}</ButtonLink>
    </>
  );
}
