// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget a table's roles once CSS changes its `display`.
import { IconChevronDown, IconMailQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { studentPath } from '#platform/student-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { RosterStudent } from './roster-students.ts';
import styles from './roster-table.module.css';
import type { FigureColumn } from './student-figures.tsx';
import { Figure, FigureFacts, figureColumns } from './student-figures.tsx';

type RosterRowProps = {
  student: RosterStudent;
  figures: StudentFigures | undefined;
  /** The figures that stay where there is no room for all. */
  kept: readonly FigureColumn[];
  showsClass: boolean;
  now: Date;
  isOpen: boolean;
  onToggle: () => void;
  actions: ReactNode;
};

/** One student. Nothing is shown of how they learn until a class has let them in. */
export function RosterRow({ student, figures, kept, showsClass, now, isOpen, onToggle, actions }: RosterRowProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const { relativeDay, list } = useFormat();
  const detailId = useId();
  const [{ studentId, studentName: name, studentEmail, emailVerified, isLeaving }] = student;
  const active = student.find(({ status }) => status === 'active');
  const waitsFor = student.filter(({ status }) => status === 'pending').map(({ className }) => className);
  const isPending = waitsFor.length > 0 && !active;
  const waitsElsewhere = waitsFor.length > 0 && !isPending;
  const classes = list(student.map(({ className }) => className));
  return (
    <tr role="row" className={clsx(styles.row, isPending && styles.waiting, waitsElsewhere && styles.elsewhere)}>
      <th role="rowheader" scope="row" className={styles.name}>
        {figures ? (
          <Link to={studentPath(studentId)} className={styles.leads}>
            <bdi className={styles.cut} title={name}>
              {name}
            </bdi>
          </Link>
        ) : (
          <bdi className={styles.cut} title={name}>
            {name}
          </bdi>
        )}
        {!emailVerified && studentEmail && (
          <span className={styles.mark} title={t('students.not-verified')}>
            <IconMailQuestion size="1.125rem" aria-hidden="true" />
            <VisuallyHidden>{t('students.not-verified')}</VisuallyHidden>
          </span>
        )}
        {isLeaving && <Badge tone="red">{t('students.leaving')}</Badge>}
      </th>
      {showsClass && (
        <td role="cell" className={styles.class}>
          <bdi className={styles.cut} title={classes}>
            {classes}
          </bdi>
        </td>
      )}
      {isPending ? (
        <td role="cell" className={styles.status} colSpan={figureColumns.length}>
          <EnrolmentStatus status="pending" />
        </td>
      ) : (
        figureColumns.map((column) => (
          <td
            key={column}
            role="cell"
            className={clsx(styles.figure, styles.optional, kept.includes(column) && styles.kept)}
          >
            <Figure column={column} figures={figures} />
          </td>
        ))
      )}
      <td role="cell" className={styles['last-active']}>
        {active && (active.lastActiveAt ? relativeDay(active.lastActiveAt, now) : t('students.never-active'))}
      </td>
      <td role="cell" className={styles.actions}>
        {waitsElsewhere && <Badge tone="yellow">{t('classes-students:waits-for', { classes: list(waitsFor) })}</Badge>}
        {actions}
        <Button
          variant="plain"
          aria-label={t('students.details-of', { name })}
          aria-expanded={isOpen}
          aria-controls={detailId}
          onClick={onToggle}
        >
          <IconChevronDown size="1.125rem" aria-hidden="true" className={styles.chevron} />
        </Button>
      </td>
      <td role="cell" id={detailId} className={styles.detail} hidden={!isOpen}>
        {isOpen && <StudentDetail student={student} figures={figures} now={now} />}
      </td>
    </tr>
  );
}

type StudentDetailProps = { student: RosterStudent; figures: StudentFigures | undefined; now: Date };

/** What doesn't fit in a row: all figures, address and number, and how the student came into each class. */
function StudentDetail({ student, figures, now }: StudentDetailProps) {
  const { t } = useTranslation(['classes', 'classes-students']);
  const { relativeDay } = useFormat();
  const [{ studentEmail, signInName, studentNumber, emailVerified, card }] = student;
  return (
    <dl className={styles.facts}>
      {figures && <FigureFacts figures={figures} />}
      {signInName && (
        <div>
          <dt>{t('classes-students:roster.sign-in-name')}</dt>
          <dd>
            <span translate="no">{signInName}</span>
            {card?.usedAt && (
              <span>{t('classes-students:roster.card-used', { when: relativeDay(card.usedAt, now) })}</span>
            )}
          </dd>
        </div>
      )}
      {studentEmail && (
        <div>
          <dt>{t('students.columns.email')}</dt>
          <dd>
            <EmailText address={studentEmail} />
            <Badge tone={emailVerified ? 'green' : 'grey'}>
              {t(emailVerified ? 'students.verified' : 'students.not-verified')}
            </Badge>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('students.columns.number')}</dt>
        <dd>{studentNumber}</dd>
      </div>
      {student.map((entry) => (
        <Place key={entry.enrolmentId} entry={entry} isOnly={student.length === 1} now={now} />
      ))}
    </dl>
  );
}

function Place({ entry, isOnly, now }: { entry: RosterEntry; isOnly: boolean; now: Date }) {
  const { t } = useTranslation('classes');
  const { relativeDay } = useFormat();
  const { className, status, enrolledAt, inviteCode } = entry;
  return (
    <div>
      <dt>
        <bdi>{className}</bdi>
      </dt>
      <dd>
        {!isOnly && <EnrolmentStatus status={status} />}
        <span>
          {t('students.columns.joined')}: {relativeDay(enrolledAt, now)}
        </span>
        {inviteCode && <span>{t('students.with-code', { code: inviteCode })}</span>}
      </dd>
    </div>
  );
}
