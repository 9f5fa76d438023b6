import { Link } from '@tanstack/react-router';
import type { GameStats } from '@wordgrove/contract/games';
import { useTranslation } from 'react-i18next';
import { gamePath } from '#features/games/game-path.ts';
import { useFormat } from '#platform/use-format.ts';
import styles from './game-stats.module.css';

export type RecentPlayProps = { play: GameStats['recent'][number] };

/** One play: which game, when, and its result. */
export function RecentPlay({ play }: RecentPlayProps) {
  const { t } = useTranslation(['games-stats', 'games']);
  const format = useFormat();
  const { id, type, points, maxPoints, accuracy, xp, finishedAt } = play;
  return (
    <li className={styles.play}>
      <Link to={gamePath(type)} search={{ result: id }} className={styles.open}>
        <span className={styles.game}>{t(`games:games.${type}.title`)}</span>{' '}
        <span className={styles.when}>{format.dateTime(finishedAt)}</span>
      </Link>
      <ul className={styles.outcome}>
        <li>{t('recent.points', { points: format.number(points), all: format.number(maxPoints) })}</li>
        {accuracy !== null && <li>{t('recent.right', { share: format.percent(accuracy) })}</li>}
        <li>{t('games:results.xp', { count: xp })}</li>
      </ul>
    </li>
  );
}
