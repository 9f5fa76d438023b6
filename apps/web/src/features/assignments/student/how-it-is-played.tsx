import type { OwnAssignment } from '@wordgrove/contract/assignments';
import type { GameMode } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { PartCard } from '#ui/part-card.tsx';
import styles from './student.module.css';

/** The game's settings and what counts, in words. Only the teacher can change them. */
export function HowItIsPlayed({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation(['assignments', 'games']);
  const format = useFormat();
  const { task, points, counts, isLateAllowed, dueAt } = assignment;
  const { type, mode, items, timer, target } = task;
  const rules: { name: string; value: string }[] = [
    { name: t('rules.game'), value: t(`games:games.${type}.title`) },
    { name: t('rules.mode'), value: t(`games:modes.${mode as GameMode}`) },
    { name: t(`games:games.${type}.items`), value: format.number(items) },
    { name: t('rules.timer'), value: t(`games:timers.${timer}`) },
    { name: t('rules.target'), value: target === null ? t('result.none') : format.percent(target / 100) },
    { name: t('rules.counts'), value: t(`counts.${counts}`) },
  ];
  if (points !== null) rules.push({ name: t('rules.points'), value: t('rules.points-value', { count: points }) });
  if (dueAt !== null) rules.push({ name: t('rules.late'), value: t(isLateAllowed ? 'late.yes' : 'late.no') });
  return (
    <PartCard title={t('rules.title')}>
      <p className={styles.note}>{t(`games:games.${type}.rules`)}</p>
      <dl className={styles.rules}>
        {rules.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}
