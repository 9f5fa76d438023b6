import { Link } from '@tanstack/react-router';
import type { HubGame } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { gamePath } from '#features/games/game-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import styles from './hub.module.css';

export type GameCardProps = { type: GameType; own: HubGame | undefined };

/** One game: its picture, what it trains, the personal best, and how many due words it can practise now. */
export function GameCard({ type, own }: GameCardProps) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const best = own?.best;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.picture}>
        <GamePicture type={type} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={gamePath(type)} className={styles.link}>
            {t(`games.${type}.title`)}
          </Link>
        </h2>
        <p>{t(`games.${type}.trains`)}</p>
        <p className={styles.facts}>
          {best ? t('best', { share: format.percent(best.points / best.maxPoints) }) : t('never-played')}
        </p>
        <p className={styles.badges}>
          {own && own.dueWords > 0 && (
            <Badge tone={own.shortage ? 'grey' : 'green'}>
              {t(own.shortage ? 'due-words-few' : 'due-words', { count: own.dueWords })}
            </Badge>
          )}
          {own?.openPlay && <Badge tone="yellow">{t('left-open')}</Badge>}
        </p>
      </div>
    </Card>
  );
}
