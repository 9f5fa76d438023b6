import type { ReviewCard } from '@wordgrove/contract/flashcards';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from './review.module.css';
import type { Grade } from './review-session.ts';

const grades = [
  { grade: 1, name: 'again' },
  { grade: 2, name: 'hard' },
  { grade: 3, name: 'good' },
  { grade: 4, name: 'easy' },
] as const;

/** The four grades, each with the time until the word falls due again. */
export function GradeButtons({
  intervals,
  onGrade,
}: {
  intervals: ReviewCard['intervals'];
  onGrade: (grade: Grade) => void;
}) {
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
          <span className={styles.gradeName}>{t(`grades.${name}`)}</span>
          <span className={styles.interval} id={`${id}-${name}`} aria-hidden="true">
            {intervalText(intervals[name], currentLanguage())}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  { unit: 'year', seconds: 365 * day, from: 365 * day, digits: 1 },
  { unit: 'month', seconds: 30.4375 * day, from: 31 * day, digits: 1 },
  { unit: 'day', seconds: day, from: day, digits: 0 },
  { unit: 'hour', seconds: hour, from: hour, digits: 0 },
] as const;

/**
 * A waiting time in one unit, as short as the language writes it: `10 min`, `3 days`, `1.5 mths`; at least a minute.
 */
export function intervalText(seconds: number, language: string): string {
  const fitting = units.find(({ from }) => seconds >= from) ?? { unit: 'minute', seconds: minute, digits: 0 };
  const value = Math.max(seconds / fitting.seconds, fitting.unit === 'minute' ? 1 : 0);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: fitting.unit,
    unitDisplay: 'short',
    maximumFractionDigits: fitting.digits,
  }).format(value);
}
