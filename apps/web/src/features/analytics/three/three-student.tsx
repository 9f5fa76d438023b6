import { Link } from '@tanstack/react-router';
import type { ThreeReason, ThreeToday } from '@wordgrove/contract/three-today';
import { useTranslation } from 'react-i18next';
import { studentPath } from '#platform/student-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import rows from '#ui/list-row.module.css';
import typography from '#ui/typography.module.css';
import type { Told } from './put-aside-form.tsx';
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
            name={name}
            onPutAside={() => onPutAside({ studentId, name, reason })}
          />
        ))}
      </ul>
    </li>
  );
}

type ReasonProps = { reason: ThreeReason; name: string; onPutAside: () => void };

function Reason({ reason, name, onPutAside }: ReasonProps) {
  const { t } = useTranslation('analytics-three');
  const text = useReasonText();
  return (
    <li className={styles.reason}>
      <p>{text(reason)}</p>
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
