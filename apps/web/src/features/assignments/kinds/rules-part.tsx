import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import styles from '#features/assignments/student/student.module.css';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';

type RulesPartProps = {
  title: string;
  text?: string;
  rules: readonly { name: string; value: string }[];
  assignment: Pick<OwnAssignment, 'points' | 'isLateAllowed' | 'dueAt'>;
};

/** What was set, in words: the rules of its kind, then those of every kind. Only the teacher can change them. */
export function RulesPart({ title, text, rules, assignment: { points, isLateAllowed, dueAt } }: RulesPartProps) {
  const { t } = useTranslation('assignments');
  const all = [...rules];
  if (points !== null) all.push({ name: t('rules.points'), value: t('rules.points-value', { count: points }) });
  if (dueAt !== null) all.push({ name: t('rules.late'), value: t(isLateAllowed ? 'late.yes' : 'late.no') });
  if (all.length === 0) return null;
  return (
    <PartCard title={title}>
      {text && <p className={typography.muted}>{text}</p>}
      <dl className={styles.rules}>
        {all.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}
