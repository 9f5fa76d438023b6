import { QueryClient } from '@tanstack/react-query';
import type { MovedTasks } from '@wordgrove/contract/daily-tasks';
import { beforeEach, expect, it, vi } from 'vitest';
import { showMovedTasks } from './moved-tasks.ts';

const { queryClient } = await vi.hoisted(async () => ({
  queryClient: new (await import('@tanstack/react-query')).QueryClient(),
}));

vi.mock('./api.ts', () => ({ queryClient, orpc: { dailyTasks: { today: { key: () => ['today'] } } } }));

const boardOf = (language: string) => ({ language, completed: 0, tasks: [taskOf('one'), taskOf('two')] });
const taskOf = (id: string) => ({ id, title: id, progress: 0, byActivity: 0 });
const keys = [
  ['today', 'en'],
  ['today', 'tr'],
];
const states = () => keys.map((key) => queryClient.getQueryState<ReturnType<typeof boardOf>>(key));
const moved: NonNullable<MovedTasks> = [{ id: 'two', progress: 2, byActivity: 1 }];

beforeEach(() => {
  expect(queryClient).toBeInstanceOf(QueryClient);
  queryClient.clear();
  for (const key of keys) queryClient.setQueryData(key, boardOf(key[1] ?? ''), { updatedAt: 5000 });
});

it('shows the progress on every board, and fetches nothing', () => {
  showMovedTasks(moved);
  for (const state of states()) {
    expect(state?.data?.tasks).toEqual([taskOf('one'), { id: 'two', title: 'two', progress: 2, byActivity: 1 }]);
    expect(state).toMatchObject({ isInvalidated: false, dataUpdatedAt: 5000 });
  }
});

it('leaves the boards alone when nothing moved', () => {
  const before = states().map((state) => state?.data);
  showMovedTasks([]);
  expect(states().map((state) => state?.data)).toEqual(before);
  expect(states().map((state) => state?.isInvalidated)).toEqual([false, false]);
});

it('has a board without tasks fetched, as the first activity of a day makes them', () => {
  queryClient.setQueryData(['today', 'en'], { ...boardOf('en'), tasks: [] });
  showMovedTasks([]);
  expect(states().map((state) => state?.isInvalidated)).toEqual([true, false]);
});

it.each([
  ['one is completed', null],
  ['the board has other tasks', [...moved, { id: 'three', progress: 1, byActivity: 1 }]],
])('has the boards fetched when %s', (_when, tasks) => {
  showMovedTasks(tasks);
  for (const state of states()) {
    expect(state?.isInvalidated).toBe(true);
    expect(state?.data?.tasks.map(({ progress }) => progress)).toEqual([0, 0]);
  }
});
