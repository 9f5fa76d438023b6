import type { ClassFit } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import styles from './text.module.css';

type LackedWord = ClassFit['lacked'][number];

type LackedColumnsOptions = {
  /** Of the class. */
  students: number;
  ticked: ReadonlySet<string>;
  onTick: (word: string, isIn: boolean) => void;
};

/** The columns of the words that a class lacks. */
export function useLackedColumns({ students, ticked, onTick }: LackedColumnsOptions): DataColumn<LackedWord>[] {
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
      cell: ({ word, lemma, level, sentence }) => (
        <span lang="en" className={styles.word}>
          <Checkbox
            label={lemma}
            hint={
              <>
                <Badge tone="blue">{level}</Badge> {sentence}
              </>
            }
            checked={ticked.has(word)}
            onChange={({ target }) => onTick(word, target.checked)}
          />
        </span>
      ),
    },
    {
      id: 'lacking',
      title: t('lacked.columns.lacking'),
      align: 'end',
      cell: ({ lacking }) => t('lacked.of', { count: lacking, all: format.number(students) }),
    },
    { id: 'times', title: t('lacked.columns.times'), align: 'end', cell: ({ times }) => format.number(times) },
    { id: 'opens', title: t('lacked.columns.opens'), align: 'end', cell: ({ opens }) => points.format(opens) },
  ];
}
