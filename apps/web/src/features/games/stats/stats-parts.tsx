import type { GameStats } from '@wordgrove/contract/games';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AccuracyPart } from './accuracy-part.tsx';
import { PlaysPart } from './day-chart.tsx';
import { durationText } from './duration-text.ts';
import styles from './game-stats.module.css';
import { GamesPart } from './games-part.tsx';
import { HardWordsPart } from './hard-words-part.tsx';
import { RecentPart } from './recent-part.tsx';
import type { Tally } from './tally.ts';
import { addUp, everyDay, shareRight } from './tally.ts';

type StatsPartsProps = {
  stats: GameStats;
  /** Length of the requested period. */
  days: number;
  /** Whether these are still the previous period's numbers, until the right ones arrive. */
  isOld: boolean;
};

/** All statistics of a period; for a period without a game, only what was played before it. */
export function StatsParts({ stats, days: count, isOld }: StatsPartsProps) {
  const { t } = useTranslation('games-stats');
  const days = everyDay(stats);
  const total = addUp(days);
  return (
    <div className={styles.parts} aria-busy={isOld}>
      <StatsFigures total={total} />
      {total.plays === 0 && (
        <EmptyState
          picture={<Sprout />}
          title={t('quiet.title', { count })}
          text={t('quiet.text')}
          action={
            <ButtonLink to={paths.games} variant="primary">
              {t('choose')}
            </ButtonLink>
          }
        />
      )}
      {total.plays > 0 && (
        <>
          <PlaysPart days={days} />
          <AccuracyPart days={days} />
          <GamesPart byGame={stats.byGame} />
        </>
      )}
      {total.answered > 0 && <HardWordsPart hardest={stats.hardest} />}
      {stats.recent.length > 0 && <RecentPart recent={stats.recent} />}
    </div>
  );
}

type Figure = { name: string; value: string | null };

/** Plays, time, and the share right at the first try, after the caller's own; announced when the period changes. */
export function StatsFigures({ total, first = [] }: { total: Tally; first?: readonly Figure[] }) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const share = shareRight(total);
  const figures: readonly Figure[] = [
    ...first,
    { name: t('figures.plays'), value: format.number(total.plays) },
    { name: t('figures.time'), value: durationText(total.ms, currentLanguage()) },
    { name: t('figures.accuracy'), value: share === null ? null : format.percent(share) },
  ];
  return (
    <div aria-live="polite" aria-atomic="true">
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <Card key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('no-answers')}</VisuallyHidden>
                </>
              )}
            </dd>
          </Card>
        ))}
      </dl>
    </div>
  );
}
