import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { DueText } from '#features/assignments/teacher/assignment-state.tsx';
import { WorkStateBadge } from '#features/assignments/teacher/work/work-state-badge.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { useMedia } from '#ui/use-media.ts';
import styles from './grading.module.css';

type WorkHeadProps = {
  work: StudentWork;
  timeZone: string;
  /** Which of how many it is. */
  place: string;
  previous: StudentWork | undefined;
  next: StudentWork | undefined;
  onGo: (to: StudentWork) => void;
};

/** Whose work it is, how it stands, and the way to the next one. */
export function WorkHead({ work, timeZone, place, previous, next, onGo }: WorkHeadProps) {
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const format = useFormat();
  const { name, className, state, dueAt, turnedInAt } = work;
  // On a phone both stand in one line, in every language.
  const isNarrow = useMedia('(max-width: 40rem)');
  const way = (to: StudentWork | undefined, direction: 'previous' | 'next') => (
    <Button
      icon={direction === 'previous' ? IconChevronLeft : IconChevronRight}
      aria-label={isNarrow ? t(direction) : undefined}
      aria-disabled={!to}
      onClick={() => to && onGo(to)}
    >
      {t(isNarrow ? `${direction}-short` : direction)}
    </Button>
  );
  return (
    <div className={layout.ends}>
      <div>
        <h2 className={typography.breaking} aria-live="polite">
          <bdi>{name}</bdi>
        </h2>
        <p className={layout.facts}>
          <span>{place}</span>
          <bdi>{className}</bdi>
          <WorkStateBadge state={state} />
          {dueAt !== null && (
            <span>
              <DueText dueAt={dueAt} timeZone={timeZone} />
            </span>
          )}
          <span>
            {turnedInAt === null ? t('not-turned-in') : t('turned-in-at', { at: format.dateTime(turnedInAt) })}
          </span>
        </p>
      </div>
      <div className={styles.ways}>
        {way(previous, 'previous')}
        {way(next, 'next')}
      </div>
    </div>
  );
}
