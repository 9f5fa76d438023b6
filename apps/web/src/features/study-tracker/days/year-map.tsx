import type { StudyBoard } from '@wordgrove/contract/study-tracker';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#features/study-tracker/study.module.css';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { levelMinutes, monthStarts, yearCells } from './calendar.ts';

const step = 14;
const top = 18;

/** A square for each day, the darker the longer. It scrolls where it has no room, and begins at today. */
export function YearMap({ board, label }: { board: StudyBoard; label: string }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, []);
  const cells = yearCells(board.day, board.days);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls, the keyboard has to reach it. */}
      <section ref={frame} className={styles.year} aria-label={t('year.title')} tabIndex={0}>
        <svg width={53 * step} height={top + 7 * step} role="img" aria-label={label}>
          {monthStarts(cells).map(({ week, day }) => (
            <text key={day} x={week * step} y={11} className={styles.month}>
              {format.month(day)}
            </text>
          ))}
          {cells.map(({ day, week, weekday, level, seconds }) => (
            <rect
              key={day}
              x={week * step}
              y={top + weekday * step}
              width={step - 2}
              height={step - 2}
              rx={2}
              className={styles.cell}
              data-level={level}
            >
              <title>{t('day-of', { day: format.day(day), time: duration(seconds) })}</title>
            </rect>
          ))}
        </svg>
      </section>
      <p className={styles.legend}>
        {levelMinutes.map((minutes, level) => (
          <span key={minutes}>
            <svg width={12} height={12} aria-hidden="true">
              <rect width={12} height={12} rx={2} className={styles.cell} data-level={level} />
            </svg>
            {level === 0 ? t('year.none') : t('year.from', { time: duration(minutes * 60) })}
          </span>
        ))}
      </p>
    </>
  );
}
