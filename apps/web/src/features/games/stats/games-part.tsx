import type { GameStats } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { durationText } from './duration-text.ts';
import styles from './game-stats.module.css';
import { enoughAnswers, shareRight } from './tally.ts';

/** How much was right at the first try in each game. */
export function GamesPart({ byGame, isOfClass = false }: { byGame: readonly CountedGame[]; isOfClass?: boolean }) {
  const { t } = useTranslation(['games-stats', 'games']);
  const format = useFormat();
  const games = rankGames(byGame);
  const best = bestGame(games);
  const nameOf = ({ type }: Pick<RankedGame, 'type'>) => t(`games:games.${type}.title`);
  const personalBest: DataColumn<RankedGame> = {
    id: 'best',
    title: t('games.personal-best'),
    cell: ({ best: own }) => (own === null || own === undefined ? '–' : format.percent(own)),
    align: 'end',
  };
  const shareOf = ({ share }: RankedGame) => (share === null ? t('no-answers') : format.percent(share));
  const title = best ? t(isOfClass ? 'class.best' : 'games.best', { game: nameOf({ type: best }) }) : t('games.title');
  return (
    <PartCard title={title}>
      <ul className={styles.bars}>
        {games.map((game) => (
          <li key={game.type}>
            <ProgressBar label={nameOf(game)} value={game.share ?? 0} max={1} text={shareOf(game)} />
          </li>
        ))}
      </ul>
      <Disclosure summary={t('as-table')}>
        <DataTable
          caption={title}
          columns={[
            { id: 'game', title: t('games.game'), cell: nameOf, namesRow: true },
            { id: 'share', title: t('right'), cell: shareOf, align: 'end' },
            {
              id: 'counted',
              title: t('answers'),
              cell: ({ right, answered }) => (
                <span className={styles.whole}>
                  {t('right-of', { right: format.number(right), answered: format.number(answered) })}
                </span>
              ),
              align: 'end',
            },
            { id: 'plays', title: t('figures.plays'), cell: ({ plays }) => format.number(plays), align: 'end' },
            {
              id: 'time',
              title: t('figures.time'),
              cell: ({ ms }) => <span className={styles.whole}>{durationText(ms, currentLanguage())}</span>,
              align: 'end',
            },
            ...(isOfClass ? [] : [personalBest]),
          ]}
          rows={games}
          rowKey={({ type }) => type}
        />
      </Disclosure>
    </PartCard>
  );
}

/** A class has no personal best. */
type CountedGame = Omit<GameStats['byGame'][number], 'best'> & { best?: number | null };

type RankedGame = CountedGame & { share: number | null };

/** The games by their share of right first answers, highest first, games without any answers last. */
export function rankGames(byGame: readonly CountedGame[]): RankedGame[] {
  return byGame
    .map((game) => ({ ...game, share: shareRight(game) }))
    .sort((one, other) => (other.share ?? -1) - (one.share ?? -1));
}

/**
 * The game that goes best; null unless there are two games to compare, and while a game with too few answers ranks
 * above it.
 */
export function bestGame(ranked: readonly RankedGame[]): GameType | null {
  const [first, second] = ranked.filter(({ answered }) => answered >= enoughAnswers);
  if (!first || !second || first !== ranked[0]) return null;
  return first.share === second.share ? null : first.type;
}
