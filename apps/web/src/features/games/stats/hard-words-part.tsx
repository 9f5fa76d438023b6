import type { GameStats } from '@wordgrove/contract/games';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredAnswer } from '#features/games/item-texts.tsx';
import { useFormat } from '#platform/use-format.ts';
import { useWordPanel } from '#platform/word-panel.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { FirstRows } from './first-rows.tsx';
import styles from './game-stats.module.css';

const shownFirst = 5;

/** The words that go wrong most, each a click away from its meaning. */
export function HardWordsPart({ hardest }: { hardest: GameStats['hardest'] }) {
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

type Hardest = GameStats['hardest'][number];
type Given = Hardest['given'][number];

/** A word as it is written; its parts of speech are merged, as in the word panel. */
type HardWord = Pick<Hardest, 'asked' | 'wrong' | 'given'> & { lemma: string };

/** The words that went wrong, most often wrong first; of equal ones those asked least first. */
export function hardWords(hardest: readonly Hardest[]): HardWord[] {
  const byLemma = new Map<string, HardWord>();
  for (const { lemma, asked, wrong, given } of hardest) {
    const known = byLemma.get(lemma) ?? { lemma, asked: 0, wrong: 0, given: [] };
    const all = addAnswers([...known.given, ...given]);
    byLemma.set(lemma, { lemma, asked: known.asked + asked, wrong: known.wrong + wrong, given: all });
  }
  return [...byLemma.values()].sort((one, other) => other.wrong - one.wrong || one.asked - other.asked);
}

/** What was answered instead, most frequent first; an empty answer says nothing. */
function addAnswers(given: readonly Given[]): Given[] {
  const times = new Map<string, number>();
  for (const each of given) {
    const text = each.text.trim();
    if (text) times.set(text, (times.get(text) ?? 0) + each.times);
  }
  return [...times].map(([text, count]) => ({ text, times: count })).sort((one, other) => other.times - one.times);
}
