import { Link } from '@tanstack/react-router';
import type { GameStats } from '@wordgrove/contract/games';
import { useTranslation } from 'react-i18next';
import { gamePath } from '#features/games/game-path.ts';
import { useFormat } from '#platform/use-format.ts';
import layout from '#ui/layout.module.css';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import { FirstRows } from './first-rows.tsx';
import styles from './game-stats.module.css';

const shownFirst = 5;

/** The last plays, whatever the period; each links to its result. */
export function RecentPart({ recent }: { recent: GameStats['recent'] }) {
  const { t } = useTranslation('games-stats');
  return (
    <PartCard title={t('recent.title')}>
      <FirstRows rows={recent} count={shownFirst}>
        {(shown) => (
          <ol className={layout.lined}>
            {shown.map((play) => (
              <RecentPlay key={play.id} play={play} />
            ))}
          </ol>
        )}
      </FirstRows>
    </PartCard>
  );
}

/** One play: which game, when, and its result. */
function RecentPlay({ play }: { play: GameStats['recent'][number] }) {
  const { t } = useTranslation(['games-stats', 'games']);
  const format = useFormat();
  const { id, type, points, maxPoints, accuracy, xp, finishedAt } = play;
  return (
    <li className={styles.play}>
      <Link to={gamePath(type)} search={{ result: id }} className={styles.open}>
        <span className={typography.strong}>{t(`games:games.${type}.title`)}</span>{' '}
        <span className={typography.figures}>{format.dateTime(finishedAt)}</span>
      </Link>
      <ul className={styles.outcome}>
        <li>{t('recent.points', { points: format.number(points), all: format.number(maxPoints) })}</li>
        {accuracy !== null && <li>{t('recent.right', { share: format.percent(accuracy) })}</li>}
        <li>{t('games:results.xp', { count: xp })}</li>
      </ul>
    </li>
  );
}
