import { IconBulb, IconCheck, IconMoon } from '@tabler/icons-react';
import type { DayOfTasks, TaskBoard } from '@wordgrove/contract/daily-tasks';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Fold } from '#ui/fold.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { useXp } from './api.ts';
import styles from './daily-tasks-page.module.css';
import strip from './week-strip.module.css';

type HowItGoesProps = {
  board: TaskBoard;
  /** On the dashboard, which shows the level above. */
  isOnDashboard?: boolean;
};

/** Level and XP, the streak and the week. */
export function HowItGoes({ board, isOnDashboard = false }: HowItGoesProps) {
  const { t } = useTranslation('daily-tasks');
  const format = useFormat();
  const { data: xp = board.xp } = useXp();
  const { streak } = board;
  const said = saidXp(board.tasks);
  const weekly = format.percent(board.weeklyPercent / 100);
  const facts = [
    { name: t('how-it-goes.weekly'), value: weekly },
    { name: t('how-it-goes.current'), value: t('how-it-goes.days', { count: streak.current }) },
    { name: t('how-it-goes.longest'), value: t('how-it-goes.days', { count: streak.longest }) },
  ];
  return (
    <Fold title={t('how-it-goes.title')} isOpenBeside hint={weekly}>
      <div className={styles.level}>
        {!isOnDashboard && (
          <ProgressBar
            label={t('how-it-goes.level', { level: format.number(xp.level) })}
            value={xp.xpIntoLevel}
            max={xp.xpOfLevel}
            text={t('how-it-goes.xp-of', { into: format.number(xp.xpIntoLevel), of: format.number(xp.xpOfLevel) })}
          />
        )}
        <p className={typography.figures}>
          {said > 0
            ? t('how-it-goes.today-said', { xp: format.number(xp.today), said: format.number(said) })
            : t('how-it-goes.today', { xp: format.number(xp.today) })}
        </p>
      </div>
      <WeekStrip days={board.days} rested={streak.rested} />
      <p className={styles.streak}>
        <strong>{t('how-it-goes.streak')}</strong>
        {streak.week > 0 && t('how-it-goes.streak-text', { count: streak.week })}
        {streak.current === 0 && t('how-it-goes.streak-none')}
        {streak.rested && <span>{t('how-it-goes.rested', { day: format.longWeekday(streak.rested) })}</span>}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

/** XP of what the product didn't see, or not all of it. */
function saidXp(tasks: TaskBoard['tasks']): number {
  return tasks.reduce((sum, { xpGiven, byActivity, target }) => sum + (byActivity < target ? (xpGiven ?? 0) : 0), 0);
}

/** The last seven days as seven rings, filled by the share of the day's tasks that are done. */
function WeekStrip({ days, rested }: { days: readonly DayOfTasks[]; rested: string | null }) {
  const { t } = useTranslation('daily-tasks');
  const format = useFormat();

  const textOf = ({ day: date, completed: done, total, isReached }: DayOfTasks) => {
    const day = format.day(date);
    if (date === rested) return t(total === 0 ? 'week.rested-none' : 'week.rested', { day, done, total });
    if (total === 0) return t('week.none', { day });
    return t(isReached ? 'week.reached' : 'week.missed', { day, done, total });
  };
  return (
    <figure className={strip.week}>
      <figcaption>{t('week.title', { count: days.filter(({ isReached }) => isReached).length })}</figcaption>
      <ol className={strip.days}>
        {days.map((each, place) => (
          <li key={each.day} title={textOf(each)}>
            <VisuallyHidden>
              {place === days.length - 1 ? t('week.today', { text: textOf(each) }) : textOf(each)}
            </VisuallyHidden>
            <span className={clsx(strip.ring, each.isReached && strip.reached)} aria-hidden="true">
              <svg viewBox="0 0 36 36" aria-hidden="true">
                <circle className={strip.track} cx="18" cy="18" r="15" />
                <circle
                  className={strip.done}
                  cx="18"
                  cy="18"
                  r="15"
                  pathLength={1}
                  strokeDasharray={`${each.total === 0 ? 0 : each.completed / each.total} 1`}
                />
              </svg>
              {each.isReached && <IconCheck size="1rem" stroke={3} />}
              {each.day === rested && <IconMoon size="1rem" stroke={2.5} />}
            </span>
            <span aria-hidden="true" className={clsx(place === days.length - 1 && strip.today)}>
              {format.weekday(each.day)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Some of the tips; the same ones all day. */
export function TipList({ tips, isOpenBeside = false }: { tips: readonly string[]; isOpenBeside?: boolean }) {
  const { t } = useTranslation('daily-tasks');
  return (
    <Fold title={t('tips')} isOpenBeside={isOpenBeside}>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <IconBulb size="1.25rem" aria-hidden="true" />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
