import type { Todo } from '@wordgrove/contract/todos';
import { describe, expect, it } from 'vitest';
import { isOverdue, openIn } from './filters.ts';

const todo = (id: string, dueOn: string | null): Todo => ({
  id,
  title: id,
  notes: '',
  dueOn,
  priority: 'medium',
  doneAt: null,
  version: 0,
});

const list = [todo('late', '2026-02-28'), todo('now', '2026-03-01'), todo('soon', '2026-03-02'), todo('ever', null)];
const shown = (filter: Parameters<typeof openIn>[0]) => openIn(filter, list, '2026-03-01').map(({ id }) => id);

describe('the filters', () => {
  it('show what they say', () => {
    expect(shown('open')).toEqual(['late', 'now', 'soon', 'ever']);
    expect(shown('all')).toEqual(shown('open'));
    expect(shown('today')).toEqual(['now']);
    expect(shown('overdue')).toEqual(['late']);
    expect(shown('done')).toEqual([]);
  });

  it('call nothing overdue that is done', () => {
    expect(isOverdue({ dueOn: '2026-02-28', doneAt: '2026-03-01T09:00:00Z' }, '2026-03-01')).toBe(false);
  });
});
