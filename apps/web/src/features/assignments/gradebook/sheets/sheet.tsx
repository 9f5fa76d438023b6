// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget a table's roles once CSS changes its `display`.

import type { GradeSheets } from '@wordgrove/contract/assignments';
import type { GradebookState } from '@wordgrove/contract/grade-average';
import { gradeAverage } from '@wordgrove/contract/grade-average';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#features/assignments/gradebook/period.ts';
import { useAverageText } from '#features/assignments/gradebook/use-average-text.ts';
import { usePeriodText } from '#features/assignments/gradebook/use-period.ts';
import { ClockNote } from '#features/assignments/teacher/class-clock.tsx';
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
  // What wasn't set for this student is nobody's business who reads the sheet.
  const rows = assignments.flatMap(({ id, title, points: max }, place) => {
    const work = works[place];
    return work && work.state !== null
      ? [{ id, title, work, cell: { state: work.state, points: work.points, max } }]
      : [];
  });
  const { share, leavesOut } = averageText(gradeAverage(rows.map(({ cell }) => cell)));
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
        <ClockNote />
        <p className={styles.average}>
          {t('average')}: <strong>{share}</strong> <span>({leavesOut})</span>
        </p>
      </header>
      {rows.length === 0 ? (
        <p>{t('sheets.none')}</p>
      ) : (
        <table className={styles.table} role="table" aria-labelledby={titleId}>
          <thead role="rowgroup">
            {/* A head is printed on each page: without the name, nobody would know whose the second one is. */}
            <tr className={styles.whose}>
              <th colSpan={columns.length}>{name}</th>
            </tr>
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`sheets.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ id, ...row }) => (
              <SheetRow key={id} {...row} />
            ))}
          </tbody>
        </table>
      )}
    </article>
  );
}

type SheetRowProps = {
  title: string;
  cell: { state: GradebookState; points: number | null; max: number | null };
  work: GradeSheets['students'][number]['works'][number];
};

function SheetRow({ title, cell, work }: SheetRowProps) {
  const { t } = useTranslation('assignments-gradebook');
  const format = useFormat();
  const { state, points, max } = cell;
  const given = points === null ? '–' : format.number(points);
  return (
    <tr role="row" data-state={state}>
      <th role="rowheader" scope="row">
        {title}
      </th>
      <td role="cell" className={styles.due}>
        {work.dueAt && format.dateTime(work.dueAt)}
      </td>
      <td role="cell" className={styles.state}>
        {t(`states.${state}`)}
      </td>
      <td role="cell" className={styles.number}>
        {max !== null && t('points', { points: given, max: format.number(max) })}
      </td>
      <td role="cell" className={styles.comment}>
        {work.comment}
      </td>
    </tr>
  );
}
