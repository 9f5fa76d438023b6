import { useState } from 'react';

const pageSize = 25;

/**
 * The rows of one page, from 0. What is asked for in `of` begins on its first page; when rows go away meanwhile, the
 * last page that is left is shown.
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
    /** The places of the first and last row on the page, from 1. */
    from: start + 1,
    to: start + shown.length,
    turn: (wanted: number) => setTurned({ of, page: wanted }),
  };
}
