import type { GameStats } from '@wordgrove/contract/games';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GivenAnswers } from '#features/analytics/given-answers.tsx';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import type { GameTexts } from './event-columns.tsx';
import styles from './student.module.css';
import type { Opened } from './use-opened-events.ts';

type GamesPartProps = { games: GameStats; days: number; texts: GameTexts; onSee: (opened: Opened) => void };

/** The games of the period, and the words that went wrong most. */
export function GamesPart({ games: { byGame, hardest }, days, texts: { Answer }, onSee }: GamesPartProps) {
  const { t } = useTranslation(['analytics-student', 'games']);
  const format = useFormat();
  const duration = useDuration();
  const plays = byGame.reduce((all, each) => all + each.plays, 0);
  return (
    <>
      <PartCard title={t('games.title', { count: plays, days })}>
        {plays > 0 && (
          <DataTable
            caption={t('games.title', { count: plays, days })}
            columns={[
              {
                id: 'game',
                title: t('games.game'),
                cell: ({ type }) => {
                  const what = t(`games:games.${type}.title`);
                  return (
                    <Opens title={t('events.plays.of', { what })} onSee={() => onSee({ kind: 'plays', game: type })}>
                      {what}
                    </Opens>
                  );
                },
                namesRow: true,
              },
              { id: 'plays', title: t('games.plays'), cell: (each) => format.number(each.plays), align: 'end' },
              {
                id: 'right',
                title: t('games.right'),
                cell: ({ type, right, answered }) =>
                  answered === 0 ? (
                    '–'
                  ) : (
                    <Opens
                      title={t('events.answers.see-of', { what: t(`games:games.${type}.title`) })}
                      onSee={() => onSee({ kind: 'answers', game: type })}
                    >
                      {format.percent(right / answered)}
                    </Opens>
                  ),
                align: 'end',
              },
              {
                id: 'best',
                title: t('games.best'),
                cell: ({ best }) => (best === null ? '–' : format.percent(best)),
                align: 'end',
              },
              { id: 'time', title: t('games.time'), cell: ({ ms }) => duration(Math.round(ms / 1000)), align: 'end' },
            ]}
            rows={byGame}
            rowKey={({ type }) => type}
            dense={2}
          />
        )}
      </PartCard>
      {hardest.length > 0 && (
        <PartCard title={t('hardest.title')}>
          <DataTable
            caption={t('hardest.title')}
            columns={[
              {
                id: 'word',
                title: t('hardest.word'),
                cell: ({ word, lemma }) => (
                  <Opens
                    title={t('events.answers.see-of', { what: lemma })}
                    onSee={() => onSee({ kind: 'answers', word })}
                  >
                    <span lang="en">{lemma}</span>
                  </Opens>
                ),
                namesRow: true,
              },
              {
                id: 'wrong',
                title: t('hardest.wrong'),
                cell: ({ wrong, asked }) => (
                  <span className={styles.whole}>
                    {t('figures.of', { done: format.number(wrong), all: format.number(asked) })}
                  </span>
                ),
                align: 'end',
              },
              {
                id: 'given',
                title: t('hardest.given'),
                cell: ({ given }) => <GivenAnswers given={given.map(({ text }) => ({ text }))} Answer={Answer} />,
              },
            ]}
            rows={hardest.slice(0, 10)}
            rowKey={({ word }) => word}
          />
        </PartCard>
      )}
    </>
  );
}

type OpensProps = { title: string; onSee: () => void; children: ReactNode };

/** A name or a number that opens what it is made of. */
function Opens({ title, onSee, children }: OpensProps) {
  return (
    <button type="button" className={styles.opens} title={title} onClick={onSee}>
      {children}
    </button>
  );
}
