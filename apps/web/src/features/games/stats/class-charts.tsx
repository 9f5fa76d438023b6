import type { ClassGames } from '@wordgrove/contract/class-games';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { AccuracyPart } from './accuracy-part.tsx';
import { PlaysPart } from './day-chart.tsx';
import { durationText } from './duration-text.ts';
import styles from './game-stats.module.css';
import { GamesPart } from './games-part.tsx';
import { StatsFigures } from './stats-parts.tsx';
import { addUp, everyDay, shareRight } from './tally.ts';

/** What a teacher's students played, in the charts of their own pages. */
export function ClassCharts({ games }: { games: ClassGames }) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const days = everyDay(games);
  const played = { players: format.number(games.players), students: format.number(games.students) };
  return (
    <>
      <StatsFigures total={addUp(days)} first={[{ name: t('class.players'), value: t('class.of', played) }]} />
      <PlaysPart days={days} isOfClass />
      <AccuracyPart days={days} isOfClass />
      {games.byGame.length > 1 && <GamesPart byGame={games.byGame} isOfClass />}
      {games.byClass.length > 1 && <ClassesPart byClass={games.byClass} />}
    </>
  );
}

/** The same figures of each class, by name: classes are no competitors. */
function ClassesPart({ byClass }: { byClass: ClassGames['byClass'] }) {
  const { t } = useTranslation('games-stats');
  const format = useFormat();
  const title = t('class.each');
  return (
    <PartCard title={title}>
      <DataTable
        caption={title}
        columns={[
          { id: 'class', title: t('class.class'), cell: ({ className }) => className, namesRow: true },
          {
            id: 'players',
            title: t('class.players'),
            cell: ({ players, students }) => (
              <span className={styles.whole}>
                {t('class.of', { players: format.number(players), students: format.number(students) })}
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
          {
            id: 'share',
            title: t('figures.accuracy'),
            cell: (tally) => {
              const share = shareRight(tally);
              return share === null ? '–' : format.percent(share);
            },
            align: 'end',
          },
        ]}
        rows={byClass}
        rowKey={({ classId }) => classId}
        dense={2}
      />
    </PartCard>
  );
}
