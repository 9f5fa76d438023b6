import { IconPlus } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { assignmentPath, gradebookPath } from '#platform/assignment-path.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { useAssignments, useClasses } from './api.ts';
import { AssignmentRow } from './assignment-row.tsx';
import styles from './assignments.module.css';
import { CopyAllDialog } from './copy/all/copy-all-dialog.tsx';
import type { Copied } from './copy/copy-dialog.tsx';
import { CopyDialog } from './copy/copy-dialog.tsx';
import { NoClass } from './no-class.tsx';
import { RemovedBar, useRemovedAssignment } from './removed-bar.tsx';

type AssignmentsScreenProps = {
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
  const copying = useDialogSubject<Copied>();
  const copyingAll = useDialogSubject<{ id: string; name: string }>();
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

  // Of the chosen class, or of the only one.
  const book = chosen ?? (named.size === 1 ? ([...named.keys()][0] ?? null) : null);

  const list = () => {
    if (!first.data || classes.isPending) {
      return <NotLoaded query={first} failed={t('failed')} loading={t('loading')} shape="row" count={4} />;
    }
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
        <ul className={layout.stackSmall} aria-label={t('title')}>
          {shown.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              onEdit={() => onOpenForm(assignment.id)}
              onCopy={() => copying.open(assignment)}
              onRemoved={deletion.keep}
            />
          ))}
        </ul>
        <ShowMore pages={pages} links={shown.map(({ id }) => assignmentPath(id))} text={t('older')} />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button icon={IconPlus} variant="primary" onClick={() => onOpenForm('new')}>
            {t('new')}
          </Button>
        }
      />
      <div className={styles.page}>
        {book && (
          <div className={layout.row}>
            <ButtonLink to={gradebookPath(book)}>{t('gradebook')}</ButtonLink>
            {shown.length > 0 && (
              <Button onClick={() => copyingAll.open({ id: book, name: named.get(book) ?? '' })}>
                {t('copy-all.open')}
              </Button>
            )}
          </div>
        )}
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
        <CopyDialog dialog={copying} />
        <CopyAllDialog dialog={copyingAll} classes={open} />
      </div>
    </>
  );
}

/** The teacher's assignments, as many pages of them as were requested. */
function useAssignmentPages(classId: string | null, isWanted: boolean) {
  const first = useAssignments(classId, isWanted);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = first;
  const showMore = () => void fetchNextPage();
  return {
    first,
    assignments: data?.pages.flatMap((page) => page.assignments) ?? [],
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    showMore,
    retry: isFetchNextPageError && !isFetchingNextPage ? showMore : undefined,
  };
}

type NothingSetProps = {
  /** The open classes; undefined when they couldn't be loaded. */
  classes: readonly SchoolClass[] | undefined;
  /** The class whose assignments are listed; undefined for all classes. */
  className: string | undefined;
  onBegin: () => void;
};

/** Why the list is empty, and what to do next. */
function NothingSet({ classes, className, onBegin }: NothingSetProps) {
  const { t } = useTranslation('assignments-teacher');
  if (classes?.every(({ activeStudents }) => activeStudents === 0)) return <NoClass hasClass={classes.length > 0} />;
  return (
    <EmptyState
      picture={<Sprout />}
      title={className === undefined ? t('empty') : t('empty-class', { class: className })}
      text={t('empty-text')}
      action={<Button onClick={onBegin}>{t('empty-action')}</Button>}
    />
  );
}
