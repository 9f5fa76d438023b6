import { Link } from '@tanstack/react-router';
import type { Assignment } from '@wordgrove/contract/assignments';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskFacts, useTeacherView } from '#features/assignments/kinds/use-teacher-view.tsx';
import { AssignmentState, DueText } from '#features/assignments/teacher/assignment-state.tsx';
import { useOwnTime } from '#features/assignments/teacher/class-clock.tsx';
import { readPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import styles from './work.module.css';

/** What was set: the task itself, for whom, when it is due, and how it counts. */
export function AssignmentFacts({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const ownTime = useOwnTime();
  const { classes, setBy, studentIds, appearsAt, timeZone, isLateAllowed, points } = assignment;
  const { picture } = useTeacherView()(assignment);
  const { title, text, rows, below } = useTaskFacts()(assignment);
  const { task } = assignment;
  // Its owner alone has the page that says who has read it.
  const read =
    setBy !== null && task.kind === 'reading' && task.text ? (
      <Link to={readPath(task.pdfId, 'teacher')}>{task.text.title}</Link>
    ) : (
      text
    );
  const names = format.list(classes.map(({ name }) => name));
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('work.state'), <AssignmentState key="state" {...assignment} />],
    ...(appearsAt ? ([[t('schedule.field'), ownTime(appearsAt, timeZone)]] as const) : []),
    [t('work.for'), studentIds === null ? names : t('some-of', { count: studentIds.length, classes: names })],
    ...(setBy === null ? [] : ([[t('set-by.label'), <bdi key="set-by">{setBy}</bdi>]] as const)),
    [t('form.due'), <DueText key="due" isBare {...assignment} />],
    [t('work.late'), t(isLateAllowed ? 'work.late-yes' : 'work.late-no')],
    ...rows,
    [t('form.points'), points === null ? t('work.no-points') : format.number(points)],
  ];
  return (
    <Card as="section" className={styles.facts} aria-label={t('work.facts')}>
      <div className={styles.task}>
        <span className={styles.picture}>{picture}</span>
        <div>
          <h2>{title}</h2>
          <p>{read}</p>
        </div>
      </div>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {below}
    </Card>
  );
}
