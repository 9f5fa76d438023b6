import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OlderAssignments } from '#features/assignments/older-assignments.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useClasses } from './api.ts';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './assignments.module.css';
import { NothingSet } from './nothing-set.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { useAssignmentPages } from './use-assignment-pages.ts';
import { useRemovedAssignment } from './use-removed-assignment.ts';

export type AssignmentsScreenProps = {
  classId: string | null;
  onChooseClass: (id: string | null) => void;
  /** `new`, or the id of the one to edit. */
  onOpenForm: (form: string) => void;
};

/** Everything the teacher has set, newest first. */
export function AssignmentsScreen({ classId, onChooseClass, onOpenForm }: AssignmentsScreenProps) {
  const { t } = useTranslation('assignments-teacher');
  const classes = useClasses();
  const deletion = useRemovedAssignment();
  // An address may name a class that isn't the teacher's, or no longer is.
  const isKnown = classes.data?.some(({ id }) => id === classId) ?? true;
  const chosen = isKnown ? classId : null;
  const pages = useAssignmentPages(chosen, classId === null || !classes.isPending);
  const { first, assignments: shown } = pages;
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const wanted = classes.data?.filter(({ id }) => id === chosen) ?? [];
  const named = new Map(
    [...open, ...wanted, ...shown.flatMap((each) => each.classes)].map(({ id, name }) => [id, name]),
  );

  const list = () => {
    if (first.isError && !first.data) return <LoadFailed query={first} title={t('failed')} />;
    if (!first.data || classes.isPending) return <Skeleton shape="row" count={4} label={t('loading')} />;
    if (shown.length === 0) {
      return (
        <NothingSet
          classes={classes.data && open}
          className={chosen === null ? undefined : named.get(chosen)}
          onBegin={() => onOpenForm('new')}
        />
      );
    }
    return (
      <>
        <ul className={styles.list} aria-label={t('title')}>
          {shown.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              onEdit={() => onOpenForm(assignment.id)}
              onRemoved={deletion.keep}
            />
          ))}
        </ul>
        <OlderAssignments pages={pages} text={t('older')} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="primary" onClick={() => onOpenForm('new')}>
            <IconPlus size="1.125rem" aria-hidden="true" />
            {t('new')}
          </Button>
        }
      />
      <div className={styles.page}>
        {named.size > 1 && (
          <div className={styles.filter}>
            <SelectField
              label={t('class')}
              value={chosen ?? ''}
              onChange={({ target }) => onChooseClass(target.value || null)}
              options={[
                { value: '', label: t('all-classes') },
                ...[...named].map(([value, label]) => ({ value, label })),
              ]}
            />
          </div>
        )}
        {list()}
        <RemovedBar {...deletion} />
      </div>
    </>
  );
}
