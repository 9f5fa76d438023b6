import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import type { RosterOrder } from './roster-students.ts';
import styles from './roster-table.module.css';

/** The figures that have a column, in its order. */
export const figureColumns = ['level', 'streak', 'tasks', 'words', 'right', 'study'] as const;

/** Those that are about the last seven days. */
const ofWeek: readonly string[] = ['tasks', 'right', 'study'];

export type FigureColumn = (typeof figureColumns)[number];

/** Those that stay where there is no room for all: the one that is sorted by, and what says most of a week. */
export function keptFigures(order: RosterOrder): readonly FigureColumn[] {
  const sorted = order === 'xp' ? 'level' : order;
  const wanted = new Set<FigureColumn>(isOneOf(figureColumns, sorted) ? [sorted, ...mostTelling] : mostTelling);
  return [...wanted].slice(0, mostTelling.length);
}

const mostTelling: readonly FigureColumn[] = ['tasks', 'words', 'streak'];

/** A figure's name, and the days that it is about. */
export function FigureName({ column }: { column: FigureColumn }) {
  const { t } = useTranslation('classes');
  return (
    <>
      <span>{t(`students.columns.${column}`)}</span>
      {ofWeek.includes(column) && <small>{t('students.columns.week')}</small>}
    </>
  );
}

/** A figure in its cell: the number, and below it what it leaves unsaid. The title shows where columns have no heads. */
export function Figure({ column, figures }: { column: FigureColumn; figures: StudentFigures | undefined }) {
  const { number, note } = useFigureText()(column, figures);
  return (
    <>
      <small className={styles.title} aria-hidden="true">
        <FigureName column={column} />
      </small>
      <span>{number}</span>
      {note && <small className={styles.note}>{note}</small>}
    </>
  );
}

/** All figures with their names, for screens without room for the columns. */
export function FigureFacts({ figures }: { figures: StudentFigures }): ReactNode {
  const textOf = useFigureText();
  return figureColumns.map((column) => {
    const { number, note } = textOf(column, figures);
    return (
      <div key={column}>
        <dt className={styles.named}>
          <FigureName column={column} />
        </dt>
        <dd>
          <span>{number}</span>
          {note && <span>{note}</span>}
        </dd>
      </div>
    );
  });
}

type FigureText = { number: string; note: string | null };

function useFigureText(): (column: FigureColumn, figures: StudentFigures | undefined) => FigureText {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const duration = useDuration();
  const note = (count: number, text: string) => (count > 0 ? text : null);
  return (column, figures) => {
    if (!figures) return { number: '–', note: null };
    const { level, totalXp, streak, tasks, words, answers, study } = figures;
    switch (column) {
      case 'level':
        return { number: format.number(level), note: t('students.figures.xp', { xp: format.number(totalXp) }) };
      case 'streak':
        return { number: t('students.figures.days', { count: streak }), note: null };
      case 'tasks': {
        const done = tasks.byActivity + tasks.selfReported;
        const of = { done: format.number(done), all: format.number(tasks.total) };
        const said = t('students.figures.said', { count: tasks.selfReported });
        return tasks.total === 0
          ? { number: '–', note: null }
          : { number: t('students.figures.of', of), note: note(tasks.selfReported, said) };
      }
      case 'words':
        return {
          number: format.number(words.known),
          note: note(words['at-risk'], t('students.figures.at-risk', { count: words['at-risk'] })),
        };
      case 'right':
        return answers.of === 0
          ? { number: '–', note: null }
          : {
              number: format.percent(answers.right / answers.of),
              note: t('students.figures.answers', { count: answers.of }),
            };
      default: {
        const all = study.byActivity + study.selfReported;
        const entered = t('students.figures.entered', { time: duration(study.selfReported) });
        return { number: all === 0 ? '–' : duration(all), note: note(study.selfReported, entered) };
      }
    }
  };
}
