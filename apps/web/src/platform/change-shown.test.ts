import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { askIfOld, changeAtOnce, changeShown, markOld } from './change-shown.ts';

const key = ['list'];
let queries: QueryClient;
const state = () => queries.getQueryState<number[]>(key);

beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(key, [1, 2], { updatedAt: 5000 });
});

it('changes what is shown and leaves its age as it was', () => {
  changeShown<number[]>(queries, key, (list) => [...list, 3]);
  expect(state()).toMatchObject({ data: [1, 2, 3], dataUpdatedAt: 5000, isInvalidated: false });
});

it('leaves what is out of date marked as that', () => {
  markOld(queries, key);
  changeShown<number[]>(queries, key, (list) => [...list, 3]);
  expect(state()).toMatchObject({ data: [1, 2, 3], isInvalidated: true });
});

it('marks what the change can say nothing of, and shows nothing where nothing is known', () => {
  changeShown<number[]>(queries, key, () => null);
  expect(state()).toMatchObject({ data: [1, 2], isInvalidated: true });
  changeShown<number[]>(queries, ['other'], () => [1]);
  expect(queries.getQueryData(['other'])).toBeUndefined();
});

it('isn’t overtaken by an answer on its way, which is asked for again afterwards', async () => {
  let answer = (_list: number[]) => {};
  const queryFn = vi.fn(() => new Promise<number[]>((resolve) => (answer = resolve)));
  const early = queries.fetchQuery({ queryKey: key, queryFn }).catch(() => 'put away');
  await changeAtOnce<number[]>(queries, key, (list) => list.filter((each) => each !== 1));
  answer([1, 2]);
  await early;
  expect(state()).toMatchObject({ data: [2], isInvalidated: true });
});

it('asks again only for what is out of date', () => {
  const asked = vi.spyOn(queries, 'invalidateQueries');
  askIfOld(queries, key);
  expect(asked).not.toHaveBeenCalled();
  markOld(queries, key);
  askIfOld(queries, key);
  expect(asked).toHaveBeenLastCalledWith({ queryKey: key });
});
