import type { GameStats } from '@wordgrove/contract/games';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
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
  const see = { id: 'see', title: t('see'), bare: true, align: 'end' } as const;
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
                cell: ({ type }) => t(`games:games.${type}.title`),
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
              {
                ...see,
                cell: ({ type }) => (
                  <SeeAnswers
                    what={t(`games:games.${type}.title`)}
                    onSee={() => onSee({ kind: 'answers', game: type })}
                  />
                ),
              },
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
                cell: ({ lemma }) => <span lang="en">{lemma}</span>,
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
              {
                ...see,
                cell: ({ word, lemma }) => <SeeAnswers what={lemma} onSee={() => onSee({ kind: 'answers', word })} />,
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

/** Opens the answers that a row's numbers are made of. */
function SeeAnswers({ what, onSee }: { what: string; onSee: () => void }) {
  const { t } = useTranslation('analytics-student');
  return (
    <Button
      variant="plain"
      className={styles.screenOnly}
      aria-label={t('events.answers.see-of', { what })}
      onClick={onSee}
    >
      {t('events.answers.see')}
    </Button>
  );
}
