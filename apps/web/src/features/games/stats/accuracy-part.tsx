import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { DayChart } from './day-chart.tsx';
import styles from './game-stats.module.css';
import type { PlayedDay } from './tally.ts';
import { addUp, enoughAnswers, shareRight } from './tally.ts';

/** A day with no right answers is still a day with a game. */
const stub = 0.02;

/** How much was right at the first try, day by day, and whether that changed. */
export function AccuracyPart({ days, isOfClass = false }: { days: readonly PlayedDay[]; isOfClass?: boolean }) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const trend = accuracyTrend(days);
  if (!trend) return null;
  const now = format.percent(trend.now);
  const titleOf = () => {
    if (trend.kind === 'level') return t('trend.level', { now });
    const said = { now, before: format.percent(trend.before) };
    return isOfClass && trend.kind === 'rose' ? t('class.rose', said) : t(`trend.${trend.kind}`, said);
  };
  const title = titleOf();
  const written = (day: PlayedDay) => {
    const share = shareRight(day);
    return share === null ? t('no-answers') : format.percent(share);
  };
  const counted = ({ right, answered }: PlayedDay) =>
    t('right-of', { right: format.number(right), answered: format.number(answered) });
  return (
    <DayChart
      title={title}
      days={days}
      top={1}
      scale={{ top: format.percent(1), bottom: format.percent(0) }}
      barOf={(day) => {
        const share = shareRight(day);
        const text = share === null ? t('no-answers') : t('share-of', { share: written(day), counted: counted(day) });
        return {
          value: share === null ? 0 : Math.max(share, stub),
          text: t('trend.bar', { day: format.day(day.day), text }),
        };
      }}
      columns={[
        { id: 'share', title: t('right'), cell: written, align: 'end' },
        {
          id: 'counted',
          title: t('answers'),
          cell: (day) => <span className={styles.whole}>{counted(day)}</span>,
          align: 'end',
        },
      ]}
    />
  );
}

type AccuracyTrend = { kind: 'rose' | 'fell'; before: number; now: number } | { kind: 'level'; now: number };

/** A smaller change isn't noticeable. */
const step = 0.05;

/**
 * Right first answers in the later half of the days compared with the earlier half. Where either half has too few
 * answers, or nothing changed, it is the share for the whole period; null when no answer counts.
 */
export function accuracyTrend(days: readonly PlayedDay[]): AccuracyTrend | null {
  const middle = Math.floor(days.length / 2);
  const [earlier, later] = [addUp(days.slice(0, middle)), addUp(days.slice(middle))];
  const all = shareRight(addUp([earlier, later]));
  if (all === null) return null;
  const [before, now] = [shareRight(earlier), shareRight(later)];
  const canTell = Math.min(earlier.answered, later.answered) >= enoughAnswers;
  if (!canTell || before === null || now === null || Math.abs(now - before) < step) return { kind: 'level', now: all };
  return { kind: now > before ? 'rose' : 'fell', before, now };
}
