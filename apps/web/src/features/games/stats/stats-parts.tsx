import type { GameStats } from '@wordgrove/contract/games';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { AccuracyPart } from './accuracy-part.tsx';
import { everyDay } from './every-day.ts';
import styles from './game-stats.module.css';
import { GamesPart } from './games-part.tsx';
import { HardWordsPart } from './hard-words-part.tsx';
import { PlaysPart } from './plays-part.tsx';
import { RecentPart } from './recent-part.tsx';
import { StatsFigures } from './stats-figures.tsx';
import { addUp } from './tally.ts';

export type StatsPartsProps = {
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
