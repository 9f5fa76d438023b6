import { IconCalendarDue } from '@tabler/icons-react';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import styles from './student.module.css';
import { useDueText } from './use-due-text.ts';

export type DueLineProps = {
  assignment: Pick<OwnAssignment, 'dueAt' | 'timeZone' | 'isOpen' | 'isOverdue' | 'turnedInAt'>;
};

/** When it is due or, once that is settled, when it was turned in. */
export function DueLine({ assignment }: DueLineProps) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const dueText = useDueText();
  const { turnedInAt, isOverdue, isOpen } = assignment;
  // An assignment that is over puts nobody under pressure.
  const isLate = isOverdue && isOpen && turnedInAt === null;
  return (
    <span className={styles.due} data-tone={isLate ? 'late' : undefined}>
      <IconCalendarDue size="1.125rem" aria-hidden="true" />
      <span>
        {turnedInAt === null ? dueText(assignment) : t('turned-in-on', { when: format.dateTime(turnedInAt) })}
      </span>
    </span>
  );
}
