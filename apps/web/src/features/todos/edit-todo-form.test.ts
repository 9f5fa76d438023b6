import { expect, it, vi } from 'vitest';
import { changesOf } from './edit-todo-form.tsx';

vi.mock('virtual:contract', () => ({ contract: {} }));

const todo = { title: 'Essay', notes: '', dueOn: null, priority: 'medium' } as const;

it('names every field that is another now', () => {
  expect(changesOf(todo, { ...todo, dueOn: '2026-11-30', priority: 'high' })).toEqual(['dueOn', 'priority']);
  expect(changesOf({ ...todo, dueOn: '2026-11-30' }, { ...todo, title: 'Poem', notes: 'Four lines' })).toEqual([
    'title',
    'dueOn',
    'notes',
  ]);
});

it('names the title when it was saved as it was', () => {
  expect(changesOf(todo, { ...todo })).toEqual(['title']);
});
