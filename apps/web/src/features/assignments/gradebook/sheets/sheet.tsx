import type { GradeSheets } from '@wordgrove/contract/assignments';
import { gradeAverage } from '@wordgrove/contract/grade-average';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#features/assignments/gradebook/period.ts';
import { useAverageText } from '#features/assignments/gradebook/use-average-text.ts';
import { usePeriodText } from '#features/assignments/gradebook/use-period.ts';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import { useFormat } from '#platform/use-format.ts';
import styles from './sheets.module.css';

type SheetProps = {
  student: GradeSheets['students'][number];
  assignments: GradeSheets['assignments'];
  className: string;
  period: Period;
  /** When it was made. */
  at: Date;
};

const columns = ['homework', 'due', 'state', 'points', 'comment'] as const;

/** One student's page: how each homework of a period stands, and what was said about it. */
export function Sheet({ student, assignments, className, period, at }: SheetProps) {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  const averageText = useAverageText();
  const periodText = usePeriodText();
  const titleId = useId();
  const { name, works } = student;
  const cells = assignments.map(({ points: max }, place) => ({
    ...{ max, state: works[place]?.state ?? null, points: works[place]?.points ?? null },
  }));
  const { share, leavesOut } = averageText(gradeAverage(cells));
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{className}</bdi> · {t('sheets.at', { at: format.date(at) })}
        </p>
        <p>{periodText(period, dayIn(at, deviceTimeZone()))}</p>
        <p className={styles.average}>
          {t('average')}: <strong>{share}</strong> <span>({leavesOut})</span>
        </p>
      </header>
      <div className={styles.scroller}>
        <table className={styles.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`sheets.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {assignments.map(({ id, title }, place) => (
              <SheetRow key={id} title={title} cell={cells[place]} work={works[place]} />
            ))}
          </tbody>
        </table>
      </div>
    </article>
  );
}

type SheetRowProps = {
  title: string;
  cell: Parameters<typeof gradeAverage>[0][number] | undefined;
  work: GradeSheets['students'][number]['works'][number] | undefined;
};

function SheetRow({ title, cell, work }: SheetRowProps) {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  if (!cell || !work) return null;
  const { state, points, max } = cell;
  const given = points === null ? '–' : format.number(points);
  return (
    <tr data-state={state ?? 'none'}>
      <th scope="row">{title}</th>
      <td>{work.dueAt && state !== null ? format.dateTime(work.dueAt) : ''}</td>
      <td>{t(state === null ? 'not-set' : `states.${state}`)}</td>
      <td className={styles.number}>
        {max === null || state === null ? '' : t('points', { points: given, max: format.number(max) })}
      </td>
      <td className={styles.comment}>{work.comment}</td>
    </tr>
  );
}
