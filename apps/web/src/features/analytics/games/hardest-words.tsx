import type { ClassHardWord } from '@wordgrove/contract/class-games';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GivenAnswers } from '#features/analytics/given-answers.tsx';
import { deckName } from '#features/analytics/make/deck-name.ts';
import { WordListActions } from '#features/analytics/make/word-list-actions.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { PartCard } from '#ui/part-card.tsx';
import styles from './class-games.module.css';
import type { GameParts } from './game-parts.ts';

type HardestWordsProps = {
  hardest: readonly ClassHardWord[];
  /** Null for all classes. */
  about: Pick<SchoolClass, 'id' | 'name'> | null;
  /** The day they are looked at, as `YYYY-MM-DD`. */
  day: string;
  parts: Pick<GameParts, 'Answer'>;
  onOpen: (word: string) => void;
};

/** A lesson has no time for more. */
const shownFirst = 10;

/** As many as one deck, one homework and one game take well. */
const most = 20;

/** The words that most students got wrong, with what they answered; each opens its questions. */
export function HardestWords({ hardest, about, day, parts, onOpen }: HardestWordsProps) {
  const { t } = useTranslation('analytics-games');
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const on = format.day(day);
  const name = about
    ? deckName((of) => t('words.deck-name', { class: of, day: on }), about.name)
    : t('words.deck-name-all', { day: on });
  const columns: DataColumn<ClassHardWord>[] = [
    {
      id: 'word',
      title: t('words.word'),
      cell: ({ word, lemma }) => (
        <Button
          variant="plain"
          className={styles.word}
          aria-label={t('words.open', { word: lemma })}
          onClick={() => onOpen(word)}
        >
          <span lang="en">{lemma}</span>
        </Button>
      ),
      namesRow: true,
    },
    { id: 'missed', title: t('words.missed'), cell: ({ missedBy }) => format.number(missedBy), align: 'end' },
    {
      id: 'wrong',
      title: t('words.wrong'),
      cell: ({ wrong, asked }) => (
        <span className={styles.whole}>
          {t('words.wrong-of', { wrong: format.number(wrong), asked: format.number(asked) })}
        </span>
      ),
      align: 'end',
    },
    { id: 'given', title: t('words.given'), cell: ({ given }) => <GivenAnswers given={given} Answer={parts.Answer} /> },
  ];
  return (
    <PartCard title={t('words.title')}>
      <WordListActions
        words={hardest.slice(0, most).map(({ word, lemma }) => ({ word, text: lemma }))}
        name={name}
        about={about}
        back={{ to: paths.teacherGameAnalytics, search: about ? { class: about.id } : {} }}
      />
      <p>{t(hardest.length > 0 ? 'words.text' : 'words.none')}</p>
      {hardest.length > 0 && (
        <div id={id}>
          <DataTable
            caption={t('words.title')}
            columns={columns}
            rows={isWhole ? hardest : hardest.slice(0, shownFirst)}
            rowKey={({ word }) => word}
          />
        </div>
      )}
      {hardest.length > shownFirst && (
        <div>
          <Button aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? t('words.fewer') : t('words.all', { count: hardest.length })}
          </Button>
        </div>
      )}
    </PartCard>
  );
}
