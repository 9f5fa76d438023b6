import type { RosterEntry } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { EnrolmentStatus } from '#features/classes/enrolment-status.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { EmailText } from '#ui/email-text.tsx';
import type { RosterStudent } from './roster-students.ts';
import styles from './student-detail.module.css';

/** What doesn't fit in a row: the whole address, the number, and how the student came into each class. */
export function StudentDetail({ student, now }: { student: RosterStudent; now: Date }) {
  const { t } = useTranslation('classes');
  const [{ studentEmail, studentNumber, emailVerified }] = student;
  return (
    <dl className={styles.detail}>
      <div>
        <dt>{t('students.columns.email')}</dt>
        <dd>
          <EmailText address={studentEmail} />
          <Badge tone={emailVerified ? 'green' : 'grey'}>
            {t(emailVerified ? 'students.verified' : 'students.not-verified')}
          </Badge>
        </dd>
      </div>
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
