import type { Attempt, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { earnedText } from '#features/assignments/kinds/earned-text.ts';
import type { TeacherWords } from '#features/assignments/kinds/kind.ts';
import styles from '#features/assignments/teacher/work/work.module.css';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';

/** How well somebody played, and how often. */
export function attemptColumns(words: TeacherWords, points: number | null): DataColumn<StudentWork>[] {
  const { t, format } = words;
  return [
    {
      id: 'result',
      title: t('work.columns.result'),
      cell: (work) =>
        work.percent === null
          ? t('work.no-result')
          : earnedText(words, format.percent(work.percent / 100), work, points),
    },
    {
      id: 'attempts',
      title: t('work.columns.attempts'),
      cell: ({ attempts }) => <AttemptList attempts={attempts} />,
    },
  ];
}

/** How often somebody played it and, when opened, when and how well. */
function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  if (attempts.length === 0) return <>{t('work.no-attempt')}</>;
  const share = ({ points, maxPoints }: Attempt) => format.percent(maxPoints > 0 ? points / maxPoints : 0);
  return (
    <Disclosure summary={t('work.attempts', { count: attempts.length })}>
      <ul className={styles.attempts}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            {t('work.attempt', { share: share(attempt), at: format.dateTime(attempt.finishedAt) })}
            {attempt.ignored !== null && <span className={styles.below}>{t(`work.ignored.${attempt.ignored}`)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
