import { Link } from '@tanstack/react-router';
import type { ThreeReason, ThreeToday } from '@wordgrove/contract/three-today';
import { useTranslation } from 'react-i18next';
import { studentPath } from '#platform/student-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import rows from '#ui/list-row.module.css';
import typography from '#ui/typography.module.css';
import type { Told } from './put-aside-form.tsx';
import { reasonEvents } from './reason-events.ts';
import { useReasonText } from './reason-text.ts';
import styles from './three.module.css';

type ThreeStudentProps = {
  student: ThreeToday['students'][number];
  showsClass: boolean;
  onPutAside: (told: Told) => void;
};

/** A student with the reasons for a talk; each can be put aside. */
export function ThreeStudent({ student, showsClass, onPutAside }: ThreeStudentProps) {
  const format = useFormat();
  const { studentId, name, classes, reasons } = student;
  return (
    <li className={styles.student}>
      <h3 className={rows.name}>
        <Link to={studentPath(studentId)}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {showsClass && (
        <p className={typography.muted}>
          <bdi>{format.list(classes.map(({ className }) => className))}</bdi>
        </p>
      )}
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <Reason
            key={reason.rule}
            reason={reason}
            studentId={studentId}
            name={name}
            onPutAside={() => onPutAside({ studentId, name, reason })}
          />
        ))}
      </ul>
    </li>
  );
}

type ReasonProps = { reason: ThreeReason; studentId: string; name: string; onPutAside: () => void };

/** What is said of the student leads to the events that it rests on. */
function Reason({ reason, studentId, name, onPutAside }: ReasonProps) {
  const { t } = useTranslation('analytics-three');
  const text = useReasonText();
  return (
    <li className={styles.reason}>
      <Link className={styles.why} to={studentPath(studentId)} search={reasonEvents[reason.rule]}>
        {text(reason)}
      </Link>
      <Button
        variant="plain"
        aria-label={t('aside.open-of', { name, rule: t(`rules.${reason.rule}`) })}
        onClick={onPutAside}
      >
        {t('aside.open')}
      </Button>
    </li>
  );
}
