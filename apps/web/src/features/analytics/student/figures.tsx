import type { EventKind, StudentPage } from '@wordgrove/contract/analytics';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import styles from './student.module.css';
import type { Opened } from './use-opened-events.ts';
import { partOf } from './use-opened-events.ts';

type Figure = {
  id: 'level' | 'streak' | 'tasks' | 'words' | 'right' | 'study';
  kind: EventKind;
  value: string;
  note: string;
};

/** Six numbers, each of which opens the events behind it. */
export function Figures({ student, onSee }: { student: StudentPage; onSee: (opened: Opened) => void }) {
  const { t } = useTranslation('analytics-student');
  return (
    <section aria-label={t('figures.title')}>
      <ul className={styles.figures}>
        {useFigures(student).map(({ id, kind, value, note }) => (
          <li key={id}>
            <Card className={styles.figure}>
              <h2>{t(`figures.${id}`)}</h2>
              <strong>{value}</strong>
              <span className={styles.note}>{note}</span>
              <Button
                variant="plain"
                className={clsx(styles.see, styles.screenOnly)}
                aria-label={t('see-of', { what: t(`figures.${id}`) })}
                onClick={() => onSee({ kind, part: partOf(kind) })}
              >
                {t('see')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFigures({ figures, xp, memory }: StudentPage): Figure[] {
  const { t } = useTranslation('analytics-student');
  const { number, percent } = useFormat();
  const duration = useDuration();
  const { streak, tasks, answers, study } = figures;
  const { known, learning, 'at-risk': atRisk } = memory.counts;
  const done = tasks.byActivity + tasks.selfReported;
  return [
    {
      ...{ id: 'level', kind: 'xp', value: number(xp.level) },
      note: t('figures.xp', { xp: number(xp.totalXp), left: number(xp.xpOfLevel - xp.xpIntoLevel) }),
    },
    { id: 'streak', kind: 'streak', value: t('figures.days', { count: streak }), note: t('figures.in-a-row') },
    {
      ...{ id: 'tasks', kind: 'tasks', value: t('figures.of', { done: number(done), all: number(tasks.total) }) },
      note: t('figures.seen-said', { seen: number(tasks.byActivity), said: number(tasks.selfReported) }),
    },
    {
      ...{ id: 'words', kind: 'words', value: number(known) },
      note: t('figures.of-words', { learning: number(learning), risk: number(atRisk), due: number(memory.dueNow) }),
    },
    {
      ...{ id: 'right', kind: 'answers', value: answers.of === 0 ? '–' : percent(answers.right / answers.of) },
      note: t('figures.answers', { right: number(answers.right), count: answers.of }),
    },
    {
      ...{ id: 'study', kind: 'study', value: duration(study.byActivity + study.selfReported) },
      note: t('figures.timed-entered', { timed: duration(study.byActivity), entered: duration(study.selfReported) }),
    },
  ];
}
