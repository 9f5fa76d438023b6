import type { DailyTask } from '@wordgrove/contract/daily-tasks';
import { useTranslation } from 'react-i18next';
import type { BadgeTone } from '#ui/badge.tsx';
import { Badge } from '#ui/badge.tsx';
import styles from './task-item.module.css';

const tones: Readonly<Record<DailyTask['priority'], BadgeTone>> = { high: 'red', medium: 'yellow', low: 'grey' };

/** What a task is worth and requires, in a few words; for a completed one, what it earned. */
export function TaskFacts({ task }: { task: DailyTask }) {
  const { t } = useTranslation('daily-tasks');
  const { priority, difficulty, timeEstimate, xp, xpGiven, completed } = task;
  if (completed)
    return (
      <p className={styles.facts}>
        <Badge tone="green">{t('completed')}</Badge>
        {xpGiven ? <Badge tone="yellow">{t('xp-given', { xp: xpGiven })}</Badge> : <span>{t('xp-none')}</span>}
      </p>
    );
  return (
    <p className={styles.facts}>
      <Badge tone={tones[priority]}>{t(`priority.${priority}`)}</Badge>
      <Badge tone="yellow">{t('xp', { xp })}</Badge>
      <span>
        {t(`difficulty.${difficulty}`)} · {t('minutes', { count: timeEstimate })}
      </span>
    </p>
  );
}
