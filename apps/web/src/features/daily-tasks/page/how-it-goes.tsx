import { Link } from '@tanstack/react-router';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useXp } from '#features/daily-tasks/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './page.module.css';
import { WeekStrip } from './week-strip.tsx';

export type HowItGoesProps = {
  board: TaskBoard;
  /** Whether it links to the tasks page, which it does on every other page. */
  isLinked?: boolean;
};

/** Level and XP, the streak and the week. */
export function HowItGoes({ board, isLinked = false }: HowItGoesProps) {
  const { t } = useTranslation('daily-tasks');
  const format = useFormat();
  const { data: xp = board.xp } = useXp();
  const { streak } = board;
  const facts = [
    { name: t('how-it-goes.weekly'), value: format.percent(board.weeklyPercent / 100) },
    { name: t('how-it-goes.current'), value: t('how-it-goes.days', { count: streak.current }) },
    { name: t('how-it-goes.longest'), value: t('how-it-goes.days', { count: streak.longest }) },
  ];
  return (
    <Card as="section" className={styles.panel} aria-labelledby="how-it-goes">
      <h2 id="how-it-goes">{t('how-it-goes.title')}</h2>
      <div className={styles.level}>
        <ProgressBar
          label={t('how-it-goes.level', { level: format.number(xp.level) })}
          value={xp.xpIntoLevel}
          max={xp.xpOfLevel}
          text={t('how-it-goes.xp-of', { into: format.number(xp.xpIntoLevel), of: format.number(xp.xpOfLevel) })}
        />
        <p className={styles.note}>{t('how-it-goes.today', { xp: format.number(xp.today) })}</p>
      </div>
      <p className={styles.streak}>
        <strong>{t('how-it-goes.streak')}</strong>
        {streak.week > 0 ? t('how-it-goes.streak-text', { count: streak.week }) : t('how-it-goes.streak-none')}
      </p>
      <WeekStrip days={board.days} />
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isLinked && (
        <Link to={paths.studentDailyTasks} className={styles.all}>
          {t('menu.all')}
        </Link>
      )}
    </Card>
  );
}
