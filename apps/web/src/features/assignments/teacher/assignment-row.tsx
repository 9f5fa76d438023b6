import {
  IconCalendarDue,
  IconCopy,
  IconEdit,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconSend,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedAssignment } from '@wordgrove/contract/assignments';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useTeacherView } from '#features/assignments/kinds/use-teacher-view.tsx';
import { assignmentPath } from '#platform/assignment-path.ts';
import type { Removed } from '#platform/last-removed.ts';
import { useFormat } from '#platform/use-format.ts';
import layout from '#ui/layout.module.css';
import rows from '#ui/list-row.module.css';
import type { MenuItem } from '#ui/menu.tsx';
import { MoreMenu } from '#ui/menu.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useArchivedClass } from './api.ts';
import { AssignmentState, DueText } from './assignment-state.tsx';
import styles from './assignments.module.css';
import { isEditable } from './changeable.ts';
import { useOwnTime } from './class-clock.tsx';
import { ClosingQuestion } from './closing-question.tsx';
import { PublishQuestion } from './publish-question.tsx';
import { PublishTrouble } from './publish-trouble.tsx';
import { useAssignmentActions } from './use-assignment-actions.ts';

type AssignmentRowProps = {
  assignment: ListedAssignment;
  onEdit: () => void;
  onCopy: () => void;
  onRemoved: (removed: Removed) => void;
};

/** One assignment: what it is, who it is for, when it is due, and how many have turned it in. */
export function AssignmentRow({ assignment, onEdit, onCopy, onRemoved }: AssignmentRowProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const ownTime = useOwnTime();
  const { picture, what } = useTeacherView()(assignment);
  const { id, title, words, classes, setBy, studentIds, publishedAt, appearsAt, timeZone, progress } = assignment;
  const names = format.list(classes.map(({ name }) => name));
  const unknown = words?.unknown ?? 0;
  const isArchived = useArchivedClass(assignment) !== null;
  return (
    <li className={clsx(rows.row, styles.row)}>
      <span className={styles.picture}>{picture}</span>
      <div className={clsx(rows.words, styles.words)}>
        <h2 className={rows.name}>
          <Link to={assignmentPath(id)}>{title}</Link>
        </h2>
        <p className={layout.facts}>
          <AssignmentState {...assignment} />
          {appearsAt && <span>{t('schedule.at', { at: ownTime(appearsAt, timeZone) })}</span>}
          <span>{what}</span>
          <span className={rows.fact}>
            <IconUsers size="1rem" aria-hidden="true" />
            {studentIds === null ? names : t('some-of', { count: studentIds.length, classes: names })}
          </span>
          {setBy !== null && <span>{t('set-by.name', { name: setBy })}</span>}
          <span className={rows.fact}>
            <IconCalendarDue size="1rem" aria-hidden="true" />
            <DueText {...assignment} />
          </span>
        </p>
        <PublishTrouble assignment={assignment} isBrief />
        {unknown > 0 && <p className={layout.facts}>{t('unknown.title', { count: unknown })}</p>}
      </div>
      {publishedAt !== null && !isArchived && (
        <div className={styles.progress}>
          {progress.students === 0 ? (
            <p>{t('nobody-has-it')}</p>
          ) : (
            <ProgressBar
              label={t('turned-in', { count: progress.turnedIn, all: format.number(progress.students) })}
              value={progress.turnedIn}
              max={progress.students}
            />
          )}
        </div>
      )}
      <div className={styles.menu}>
        <AssignmentMenu assignment={assignment} onEdit={onEdit} onCopy={onCopy} onRemoved={onRemoved} />
      </div>
    </li>
  );
}

/** What can be done with one assignment. */
function AssignmentMenu({ assignment, onEdit, onCopy, onRemoved }: AssignmentRowProps) {
  const { t } = useTranslation('assignments-teacher');
  const actions = useAssignmentActions(assignment);
  const { title, publishedAt, appearsAt, closedAt, canChange } = assignment;
  const next: MenuItem[] = !canChange
    ? []
    : publishedAt === null
      ? [{ id: 'publish', text: t(appearsAt ? 'schedule.now' : 'publish'), icon: IconSend, onSelect: actions.publish }]
      : [
          {
            id: 'close',
            text: t(closedAt === null ? 'close-it' : 'open-again'),
            icon: closedAt === null ? IconLock : IconLockOpen,
            onSelect: () => actions.close(closedAt === null),
          },
        ];
  if (appearsAt && canChange)
    next.push({ id: 'withdraw', text: t('schedule.withdraw'), icon: IconPencil, onSelect: actions.withdraw });
  const edit = { id: 'edit', text: t('edit'), icon: IconEdit, onSelect: onEdit };
  const copy = { id: 'copy', text: t('copy.open'), icon: IconCopy, onSelect: onCopy };
  const remove = {
    id: 'remove',
    text: t('remove'),
    icon: IconTrash,
    dangerous: true,
    onSelect: () => actions.remove(onRemoved),
  };
  return (
    <>
      <MoreMenu
        label={t('more', { title })}
        groups={[[...(isEditable(assignment) ? [edit] : []), copy, ...next], ...(canChange ? [[remove]] : [])]}
      />
      <PublishQuestion {...actions.question} />
      <ClosingQuestion {...actions.closingQuestion} />
    </>
  );
}
