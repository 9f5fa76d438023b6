import { gameTypes, paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useDeckChoice, useHub } from '#features/games/api.ts';
import { useAssignmentChoice } from '#features/games/assigned.ts';
import { stages } from '#features/games/registry.ts';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { GameCard } from './game-card.tsx';
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
        actions={<ButtonLink to={paths.gamesAnalytics}>{t('my-numbers')}</ButtonLink>}
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
          {gameTypes
            .filter((type) => stages[type])
            .map((type) => (
              <li key={type}>
                <GameCard type={type} own={data.games.find((game) => game.type === type)} />
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
