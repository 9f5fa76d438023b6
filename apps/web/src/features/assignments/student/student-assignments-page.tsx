import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudentView } from '#features/assignments/kinds/use-student-view.ts';
import { assignmentPath } from '#platform/assignment-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import typography from '#ui/typography.module.css';
import { useOlderAssignments, useOwnAssignments } from './api.ts';
import { arrange } from './arrange.ts';
import { DueLine } from './due-line.tsx';
import { usePointsText } from './feedback-card.tsx';
import { standingOf } from './standing.ts';
import { StandingBadge } from './standing-badge.tsx';
import styles from './student.module.css';
import { WayIn } from './way-in.tsx';

/** What a student's teachers have set: first what has to be done, then what was turned in or is over. */
export function StudentAssignmentsPage() {
  const { t } = useTranslation('assignments');
  const pages = useAssignmentPages();
  const { first, assignments } = pages;

  const list = () => {
    if (!first.data) {
      return <NotLoaded query={first} failed={t('failed')} loading={t('loading')} shape="card" count={3} />;
    }
    const { toDo, done, over } = arrange(assignments);
    if (assignments.length === 0) {
      return (
        <EmptyState
          picture={<Seedling mood="sleepy" />}
          title={t('empty.title')}
          text={t('empty.text')}
          action={
            <ButtonLink variant="primary" to={paths.games}>
              {t('empty.action')}
            </ButtonLink>
          }
        />
      );
    }
    return (
      <div className={styles.columns}>
        <div className={layout.stackLarge}>
          {toDo.length === 0 && <p>{t(over.length === 0 ? 'nothing-to-do' : 'nothing-left')}</p>}
          <AssignmentGroup group="to-do" assignments={toDo} />
        </div>
        <div className={layout.stackLarge}>
          <AssignmentGroup group="done" assignments={done} />
          <AssignmentGroup group="over" assignments={over} />
          <ShowMore pages={pages} links={assignments.map(({ id }) => assignmentPath(id))} text={t('older')} />
        </div>
      </div>
    );
  };

  return (
    <>
      <PageHeader title={t('title')} />
      {list()}
    </>
  );
}

/** The student's assignments, as many pages of them as were requested. */
function useAssignmentPages() {
  const first = useOwnAssignments();
  const [wanted, setWanted] = useState(0);
  const older = useOlderAssignments(wanted);
  const pages = [first.data, ...older.map(({ data }) => data)].flatMap((page) => page ?? []);
  // An assignment that moved to another page between two answers is listed once.
  const assignments = [...new Map(pages.flatMap((page) => page.assignments).map((each) => [each.id, each])).values()];
  const failed = older.find(({ data, isError }) => isError && !data);
  return {
    first,
    assignments,
    hasMore: pages.length <= wanted || pages.at(-1)?.hasMore === true,
    isComing: !failed && older.some(({ isPending }) => isPending),
    showMore: () => setWanted(wanted + 1),
    retry: failed && (() => void failed.refetch()),
  };
}

type AssignmentGroupProps = { group: 'to-do' | 'done' | 'over'; assignments: readonly OwnAssignment[] };

/** Assignments in the same state, under one heading; renders nothing when there are none. */
function AssignmentGroup({ group, assignments }: AssignmentGroupProps) {
  const { t } = useTranslation('assignments');
  if (assignments.length === 0) return null;
  const heading = `assignments-${group}`;
  return (
    <section aria-labelledby={heading} className={layout.stack}>
      <h2 id={heading}>{t(`groups.${group}`)}</h2>
      <ul className={layout.stack}>
        {assignments.map((assignment, place) => (
          <AssignmentRow key={assignment.id} assignment={assignment} isNext={group === 'to-do' && place === 0} />
        ))}
      </ul>
    </section>
  );
}

type AssignmentRowProps = {
  assignment: OwnAssignment;
  /** Whether it is the one to do next. */
  isNext: boolean;
};

/** One assignment of the list: what it is, who set it, when it is due, how far the student is, and the way into it. */
function AssignmentRow({ assignment, isNext }: AssignmentRowProps) {
  const { t } = useTranslation('assignments');
  const view = useStudentView()(assignment);
  const points = usePointsText()(assignment);
  const { id, title, className, teacherName } = assignment;
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={assignmentPath(id)}>{title}</Link>
        </h3>
        <p className={typography.muted}>{t('by', { what: view.what, className, teacher: teacherName })}</p>
        <p className={styles.facts}>
          <StandingBadge standing={standingOf(assignment)} />
          <DueLine assignment={assignment} />
          {view.result && <span>{view.result}</span>}
          {points && <span>{points}</span>}
        </p>
      </div>
      <WayIn view={view} variant={isNext ? 'primary' : undefined} listedAs={title} />
    </Card>
  );
}
