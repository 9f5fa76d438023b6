// biome-ignore-all lint/a11y/noRedundantRoles: browsers forget a table's roles once CSS changes its `display`.

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { useMedia } from './use-media.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type DataColumn<Row> = {
  id: string;
  /** The column's heading; on a small screen it precedes each value. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and actions are aligned to the end. */
  align?: 'start' | 'end' | undefined;
  /** The column that names the row. */
  namesRow?: boolean | undefined;
  /** Shows no title on a small screen: for buttons. */
  bare?: boolean | undefined;
};

export type DataTableProps<Row> = {
  /** What the table is about, for screen readers. */
  caption: string;
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Up to which screen width, in pixels, the rows are cards. The default is for phones. */
  cardsUpTo?: number | undefined;
  /** The cards have so many values side by side, each under its title. */
  dense?: 2 | 3 | undefined;
};

/** A table that becomes a stack of cards on a small screen. */
export function DataTable<Row>({ caption, columns, rows, rowKey, cardsUpTo = 640, dense }: DataTableProps<Row>) {
  const isStacked = useMedia(`(max-width: ${cardsUpTo}px)`);
  return (
    <div
      className={clsx(styles.frame, isStacked && styles.stacked, isStacked && dense && styles.dense)}
      data-dense={dense}
    >
      <table className={styles.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={clsx(column.align === 'end' && styles.end)}
              >
                {column.bare ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => cellOf(column, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf<Row>(column: DataColumn<Row>, row: Row) {
  const content = column.cell(row);
  if (column.namesRow) {
    return (
      <th key={column.id} role="rowheader" scope="row">
        {content}
      </th>
    );
  }
  return (
    <td
      key={column.id}
      role="cell"
      className={clsx(column.align === 'end' && styles.end)}
      data-name={column.bare ? undefined : column.title}
    >
      {content}
    </td>
  );
}
