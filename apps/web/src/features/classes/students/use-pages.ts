import { useState } from 'react';

const pageSize = 25;

/**
 * The rows of one page, counted from 0. A change of `of` starts at the first page; when rows disappear meanwhile, the
 * last remaining page is shown.
 */
export function usePages<Row>(rows: readonly Row[], of: string) {
  const [turned, setTurned] = useState({ of, page: 0 });
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = turned.of === of ? Math.min(turned.page, pages - 1) : 0;
  const start = page * pageSize;
  const shown = rows.slice(start, start + pageSize);
  return {
    page,
    pages,
    shown,
    /** The positions of the first and last row on the page, counted from 1. */
    from: start + 1,
    to: start + shown.length,
    turn: (wanted: number) => setTurned({ of, page: wanted }),
  };
}
