import type { Language } from '@wordgrove/contract/languages';
import type { LackedWord } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import styles from './text.module.css';

type LackedColumnsOptions = {
  /** Of the class. */
  students: number;
  /** Of the answers on the cards. */
  language: Language;
  ticked: ReadonlySet<string>;
  onTick: (word: string, isIn: boolean) => void;
};

/** The sentence that has the word, and what its card would say: seen before the card is made. */
function AboutWord({ language, isTicked, ...row }: LackedWord & { language: Language; isTicked: boolean }) {
  const { t } = useTranslation('pdfs-teacher');
  const { level, sentence, isTaught, isInPack, answers } = row;
  const answer = answers[language];
  // A word that is on a card already needs no second look, unless it is chosen again.
  const isNews = !isInPack || isTicked;
  return (
    <>
      <Badge tone="blue">{level}</Badge> {sentence}
      <span className={styles.answer}>
        <span lang={answer === null ? 'en' : language}>{answer ?? answers.en}</span>
        <span lang={currentLanguage()} className={styles.marks}>
          {isInPack && <Badge tone="green">{t('lacked.in-pack')}</Badge>}
          {isNews && answer === null && <Badge>{t('lacked.english')}</Badge>}
          {isNews && !isTaught && <Badge tone="yellow">{t('lacked.check')}</Badge>}
        </span>
      </span>
    </>
  );
}

/** The columns of the words that a class lacks. */
export function useLackedColumns({
  students,
  language,
  ticked,
  onTick,
}: LackedColumnsOptions): DataColumn<LackedWord>[] {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const points = new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return [
    {
      id: 'word',
      title: t('lacked.columns.word'),
      namesRow: true,
      cell: (row) => (
        <span lang="en" className={styles.word}>
          <Checkbox
            label={row.lemma}
            hint={<AboutWord {...row} language={language} isTicked={ticked.has(row.word)} />}
            checked={ticked.has(row.word)}
            onChange={({ target }) => onTick(row.word, target.checked)}
          />
        </span>
      ),
    },
    {
      id: 'lacking',
      title: t('lacked.columns.lacking'),
      align: 'end',
      cell: ({ lacking }) => (
        <span className={styles.figure}>{t('lacked.of', { count: lacking, all: format.number(students) })}</span>
      ),
    },
    { id: 'times', title: t('lacked.columns.times'), align: 'end', cell: ({ times }) => format.number(times) },
    { id: 'opens', title: t('lacked.columns.opens'), align: 'end', cell: ({ opens }) => points.format(opens) },
  ];
}
