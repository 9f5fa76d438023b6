import type { GameStats } from '@wordgrove/contract/games';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredAnswer } from '#features/games/results/stored-answer.tsx';
import { useFormat } from '#platform/use-format.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { FirstRows } from './first-rows.tsx';
import styles from './game-stats.module.css';
import type { HardWord } from './hard-word.ts';
import { hardWords } from './hard-word.ts';

export type HardWordsPartProps = { hardest: GameStats['hardest'] };

const shownFirst = 5;

/** The words that go wrong most, each a click away from its meaning. */
export function HardWordsPart({ hardest }: HardWordsPartProps) {
  const { t } = useTranslation(['games-stats', 'games']);
  const format = useFormat();
  const panel = useWordPanel();
  const columns: DataColumn<HardWord>[] = [
    {
      id: 'word',
      title: t('words.word'),
      cell: ({ lemma }) => (
        <Button
          variant="plain"
          className={styles.word}
          aria-label={t('games:results.look-up', { word: lemma })}
          onClick={() => panel.open({ word: lemma })}
        >
          <span lang="en">{lemma}</span>
        </Button>
      ),
      namesRow: true,
    },
    { id: 'wrong', title: t('words.wrong'), cell: ({ wrong }) => format.number(wrong), align: 'end' },
    { id: 'asked', title: t('words.asked'), cell: ({ asked }) => format.number(asked), align: 'end' },
    { id: 'given', title: t('words.given'), cell: ({ given }) => givenTexts(given) },
  ];
  const words = hardWords(hardest);
  return (
    <PartCard title={t('words.title')}>
      <p>{t(words.length > 0 ? 'words.text' : 'words.none')}</p>
      {words.length > 0 && (
        <FirstRows rows={words} count={shownFirst}>
          {(shown) => (
            <DataTable caption={t('words.title')} columns={columns} rows={shown} rowKey={({ lemma }) => lemma} />
          )}
        </FirstRows>
      )}
    </PartCard>
  );
}

/** In one piece: on a phone the cell lays its children out side by side. */
function givenTexts(given: HardWord['given']) {
  if (given.length === 0) return '–';
  return (
    <span>
      {given.map(({ text, times }, at) => (
        <Fragment key={text}>
          {at > 0 && ', '}
          <StoredAnswer text={text} />
          {times > 1 && ` (${times}×)`}
        </Fragment>
      ))}
    </span>
  );
}
