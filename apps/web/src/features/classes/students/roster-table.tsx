// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget a table's roles once CSS changes its `display`.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#features/classes/api.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { RosterRow } from './roster-row.tsx';
import type { RosterOrder, RosterStudent } from './roster-students.ts';
import styles from './roster-table.module.css';
import type { FigureColumn } from './student-figures.tsx';
import { FigureName, figureColumns, keptFigures } from './student-figures.tsx';

type RosterTableProps = {
  caption: string;
  students: readonly RosterStudent[];
  showsClass: boolean;
  /** What the students are sorted by; its figure stays on the smallest screen. */
  order?: RosterOrder;
  figures: Figures;
  /** Left out where the rows are not real students. */
  actions?: (student: RosterStudent) => ReactNode;
};

const columns = ['name', 'class', ...figureColumns, 'last-active', 'actions'] as const;

/** One line per student, or two on a phone; the rest of what is known opens below the row. */
export function RosterTable({ caption, students, showsClass, order = 'name', figures, actions }: RosterTableProps) {
  const { t } = useTranslation('classes');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const now = new Date();
  const kept = keptFigures(order);
  const toggle = (id: string) =>
    setOpened((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  return (
    <table className={clsx(styles.table, showsClass && styles.withClass)} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.group}>
        <tr role="row" className={styles.head}>
          {columns
            .filter((id) => showsClass || id !== 'class')
            .map((id) => (
              <th key={id} role="columnheader" scope="col" className={headStyle(id, kept)}>
                {id === 'actions' ? (
                  <VisuallyHidden>{t('students.columns.actions')}</VisuallyHidden>
                ) : isOneOf(figureColumns, id) ? (
                  <FigureName column={id} />
                ) : (
                  t(`students.columns.${id}`)
                )}
              </th>
            ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.group}>
        {students.map((student) => {
          const [{ studentId }] = student;
          return (
            <RosterRow
              key={studentId}
              student={student}
              figures={figures.get(studentId)}
              kept={kept}
              showsClass={showsClass}
              now={now}
              isOpen={opened.has(studentId)}
              onToggle={() => toggle(studentId)}
              actions={actions?.(student)}
            />
          );
        })}
      </tbody>
    </table>
  );
}

function headStyle(id: (typeof columns)[number], kept: readonly FigureColumn[]): string | undefined {
  return isOneOf(figureColumns, id) ? clsx(styles.optional, kept.includes(id) && styles.kept) : styles[id];
}
