import { Link } from '@tanstack/react-router';
import type { HubGame } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useDeckChoice, useHub } from '#features/games/api.ts';
import { useAssignmentChoice } from '#features/games/assigned.ts';
import { gamePath } from '#features/games/game-path.ts';
import { PlayNowButton } from '#features/games/now/play-now-button.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import styles from './hub.module.css';

/** All games, with what each could practise now and the personal bests. */
export function GamesPage() {
  const { t } = useTranslation('games');
  const format = useFormat();
  const hub = useHub();
  // Preloaded for a game's setup: from here to the first item, one request is enough.
  useDeckChoice(true);
  useAssignmentChoice(true);
  const { data } = hub;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <PlayNowButton />
            <ButtonLink to={paths.gamesAnalytics}>{t('my-numbers')}</ButtonLink>
          </>
        }
      />
      {data && (
        <p className={styles.today}>
          {t('xp-today', { earned: format.number(data.xpToday), limit: format.number(data.xpLimit) })}
        </p>
      )}
      {hub.isPending && <Skeleton shape="card" label={t('loading')} />}
      {hub.isError && !data && <LoadFailed title={t('hub-failed')} query={hub} />}
      {data && (
        <ul className={styles.list}>
          {gameTypes.map((type) => (
            <li key={type}>
              <GameCard type={type} own={data.games.find((game) => game.type === type)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One game: its picture, what it trains, the personal best, and how many due words it can practise now. */
function GameCard({ type, own }: { type: GameType; own: HubGame | undefined }) {
  const { t } = useTranslation('games');
  const format = useFormat();
  const best = own?.best;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.picture}>
        <GamePicture type={type} />
      </div>
      <div className={styles.words}>
        <h2 className={typography.subheading}>
          <Link to={gamePath(type)} className={layout.cover}>
            {t(`games.${type}.title`)}
          </Link>
        </h2>
        <p>{t(`games.${type}.trains`)}</p>
        <p className={typography.figures}>
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
