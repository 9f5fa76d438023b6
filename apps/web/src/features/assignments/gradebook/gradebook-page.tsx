import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { gradebookStates } from '@wordgrove/contract/grade-average';
import { paths, streamPaths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { errorCode } from '#platform/errors.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { GradebookView } from './arrange-gradebook.ts';
import { arrangeGradebook } from './arrange-gradebook.ts';
import styles from './gradebook.module.css';
import { GradebookGrid } from './gradebook-grid.tsx';

/** A class's students and how their work on each assignment stands. */
export function GradebookPage() {
  const { classId = '' } = useParams({ strict: false });
  const { t } = useTranslation(['assignments-gradebook', 'assignments-teacher']);
  const [view, setView] = useState<GradebookView>({ sort: 'name', kind: null, state: null });
  const query = useQuery(orpc.assignments.gradebook.queryOptions({ input: { classId } }));
  const book = query.data;
  const isGone = query.isError && ['not-found', 'invalid-input'].includes(errorCode(query.error));
  const back = <ButtonLink to={paths.teacherAssignments}>{t('assignments-teacher:back')}</ButtonLink>;
  if (!book || isGone) {
    return (
      <>
        <PageHeader title={t('title')} />
        {isGone ? (
          <EmptyState picture={<LostPath />} title={t('gone')} text={t('gone-text')} action={back} />
        ) : (
          <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="row" count={8} />
        )}
      </>
    );
  }
  const { className, isArchived, assignments, students, hasOlder } = book;
  const arranged = arrangeGradebook(book, view, currentLanguage());
  const csv = `${streamPaths.exportGrades}?${new URLSearchParams({ classId })}`;
  const kinds = [...new Set(assignments.map(({ kind }) => kind))];
  const isEmpty = assignments.length === 0 || students.length === 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={isArchived ? t('archived', { class: className }) : className}
        actions={
          <>
            <ButtonAnchor href={csv} download>
              <IconDownload size="1.125rem" aria-hidden="true" />
              {t('csv')}
            </ButtonAnchor>
            {back}
          </>
        }
      />
      {isEmpty ? (
        <EmptyState
          picture={<Seed />}
          title={t(students.length === 0 ? 'nobody' : 'nothing')}
          text={t(students.length === 0 ? 'nobody-text' : 'nothing-text')}
          action={back}
        />
      ) : (
        <div className={layout.stack}>
          <div className={styles.filters}>
            <SelectField
              label={t('sort')}
              value={view.sort}
              onChange={({ target }) => setView({ ...view, sort: target.value })}
              options={[
                { value: 'name', label: t('by-name') },
                { value: 'average', label: t('by-average') },
                ...arranged.columns.map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
            <SelectField
              label={t('state')}
              value={view.state ?? ''}
              onChange={({ target: { value } }) =>
                setView({ ...view, state: isOneOf(gradebookStates, value) ? value : null })
              }
              options={[
                { value: '', label: t('all-states') },
                ...gradebookStates.map((value) => ({ value, label: t(`states.${value}`) })),
              ]}
            />
            {kinds.length > 1 && (
              <SelectField
                label={t('assignments-teacher:form.kind')}
                value={view.kind ?? ''}
                onChange={({ target }) => setView({ ...view, sort: 'name', kind: target.value || null })}
                options={[
                  { value: '', label: t('all-kinds') },
                  ...kinds.map((kind) => ({ value: kind, label: t(`assignments-teacher:kinds.${kind as 'game'}`) })),
                ]}
              />
            )}
          </div>
          {hasOlder && <p className={layout.facts}>{t('older', { count: assignments.length })}</p>}
          {arranged.rows.length === 0 ? (
            <p>{t('none-such')}</p>
          ) : (
            <GradebookGrid {...arranged} label={t('of', { class: className })} />
          )}
        </div>
      )}
    </>
  );
}
