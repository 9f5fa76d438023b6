import type { GameStats } from '@wordgrove/contract/games';
import { useTranslation } from 'react-i18next';
import { PartCard } from '#ui/part-card.tsx';
import { FirstRows } from './first-rows.tsx';
import styles from './game-stats.module.css';
import { RecentPlay } from './recent-play.tsx';

export type RecentPartProps = { recent: GameStats['recent'] };

const shownFirst = 5;

/** The last plays, whatever the period; each links to its result. */
export function RecentPart({ recent }: RecentPartProps) {
  const { t } = useTranslation('games-stats');
  return (
    <PartCard title={t('recent.title')}>
      <FirstRows rows={recent} count={shownFirst}>
        {(shown) => (
          <ol className={styles.recent}>
            {shown.map((play) => (
              <RecentPlay key={play.id} play={play} />
            ))}
          </ol>
        )}
      </FirstRows>
    </PartCard>
  );
}
