import { IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { HubGame } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useDeckChoice, useHub } from '#features/games/api.ts';
import { useAssignmentChoice } from '#features/games/assigned.ts';
import { gamePath } from '#features/games/game-path.ts';
import { PlayNowButton } from '#features/games/now/play-now-button.tsx';
import { useAllowed } from '#platform/class-allows.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { Seedling } from '#ui/pictures/seedling.tsx';
import styles from './hub.module.css';

/** All games, with what each could practise now and the personal bests. */
export function GamesPage() {
  const { t } = useTranslation('games');
  const format = useFormat();
  const hub = useHub();
  const { playNow } = useAllowed();
  // Preloaded for a game's setup: from here to the first item, one request is enough.
  useDeckChoice(true);
  useAssignmentChoice(true);
  const { data } = hub;
  return (
    <>
      <PageHeader
        title={t('title')}
        isLow
        lead={data && t('xp-today', { earned: format.number(data.xpToday), limit: format.number(data.xpLimit) })}
        actions={
          <ButtonLink variant="plain" to={paths.gamesAnalytics}>
            {t('my-numbers')}
          </ButtonLink>
        }
      />
      <div className={styles.screen}>
        {playNow && <Hero />}
        <div className={styles.games}>
          {hub.isError && !data && <LoadFailed title={t('hub-failed')} query={hub} />}
          {/* The games don't wait for their numbers. */}
          <ul className={styles.list}>
            {gameTypes.map((type) => (
              <li key={type}>
                <GameTile type={type} own={data?.games.find((game) => game.type === type)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** Play now, above everything that takes a choice. */
function Hero() {
  const { t } = useTranslation('games');
  return (
    <Card raised className={styles.hero}>
      <div className={styles.scene} aria-hidden="true">
        <GamePicture type="anagram" />
        <GamePicture type="memory-cards" />
        <Seedling mood="glad" size={150} />
      </div>
      <p>{t('five-minutes')}</p>
      <PlayNowButton />
    </Card>
  );
}

/** One game: its picture, what it trains, the personal best, and how many due words it can practise now. */
function GameTile({ type, own }: { type: GameType; own: HubGame | undefined }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const best = own?.best;
  return (
    <Card as="article" className={styles.tile} data-game={type}>
      <div className={styles.picture}>
        <GamePicture type={type} />
      </div>
      <div className={styles.words}>
        <h2>
          <Link to={gamePath(type)} className={layout.cover}>
            {t(`games.${type}.title`)}
          </Link>
        </h2>
        <p className={styles.trains}>{t(`games.${type}.trains`)}</p>
        <p className={styles.facts}>
          {own?.openPlay && <Badge tone="yellow">{t('left-open')}</Badge>}
          {own && own.dueWords > 0 && !own.shortage && (
            <span className={styles.due}>
              <IconRepeat size="1.125rem" aria-hidden="true" />
              {t('due', { count: own.dueWords })}
            </span>
          )}
          {best && <span>{t('best', { share: format.percent(best.points / best.maxPoints) })}</span>}
        </p>
      </div>
    </Card>
  );
}
