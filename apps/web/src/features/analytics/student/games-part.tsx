import type { GameStats } from '@wordgrove/contract/games';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import type { GameTexts } from './events.tsx';
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
                cell: ({ type }) => (
                  <AnswersOf
                    what={t(`games:games.${type}.title`)}
                    onSee={() => onSee({ kind: 'answers', game: type })}
                  />
                ),
                namesRow: true,
              },
              { id: 'plays', title: t('games.plays'), cell: (each) => format.number(each.plays), align: 'end' },
              {
                id: 'right',
                title: t('games.right'),
                cell: ({ right, answered }) => (answered === 0 ? '–' : format.percent(right / answered)),
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
                  <AnswersOf what={lemma} lang="en" onSee={() => onSee({ kind: 'answers', word })} />
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
                cell: ({ given }) =>
                  given.length === 0 ? (
                    '–'
                  ) : (
                    <span>
                      {given.map(({ text }, at) => (
                        <Fragment key={text}>
                          {at > 0 && ', '}
                          <Answer text={text} />
                        </Fragment>
                      ))}
                    </span>
                  ),
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

type AnswersOfProps = { what: string; lang?: 'en'; onSee: () => void };

/** Names a row, and opens the answers that its numbers are made of. */
function AnswersOf({ what, lang, onSee }: AnswersOfProps) {
  const { t } = useTranslation('analytics-student');
  return (
    <button type="button" className={styles.opens} title={t('events.answers.see-of', { what })} onClick={onSee}>
      <span lang={lang}>{what}</span>
    </button>
  );
}
