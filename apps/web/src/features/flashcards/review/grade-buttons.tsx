import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Button } from '#ui/button.tsx';
import { intervalText } from './interval-text.ts';
import styles from './review.module.css';
import type { Grade } from './review-session.ts';

const grades = [
  { grade: 1, name: 'again' },
  { grade: 2, name: 'hard' },
  { grade: 3, name: 'good' },
  { grade: 4, name: 'easy' },
] as const;

export type GradeButtonsProps = { intervals: ReviewCard['intervals']; onGrade: (grade: Grade) => void };

/** The four grades, each with the time until the word falls due again. */
export function GradeButtons({ intervals, onGrade }: GradeButtonsProps) {
  const { t } = useTranslation('flashcards');
  const id = useId();
  return (
    <fieldset className={styles.grades} aria-label={t('review.how-well')}>
      {grades.map(({ grade, name }) => (
        <Button
          key={name}
          className={styles.grade}
          data-grade={name}
          aria-describedby={`${id}-${name}`}
          aria-keyshortcuts={String(grade)}
          onClick={() => onGrade(grade)}
        >
          <span>{t(`grades.${name}`)}</span>
          <span className={styles.interval} id={`${id}-${name}`} aria-hidden="true">
            {intervalText(intervals[name], currentLanguage())}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}
