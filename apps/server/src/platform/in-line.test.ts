import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inLine } from './in-line.ts';

test('runs at most the limit of one name at a time, the rest in order', async () => {
  const enter = inLine(3);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      enter('one', async () => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        await wait(index % 3);
        running -= 1;
        return index;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(begun).toEqual([...begun].sort((a, b) => a - b));
  expect(results).toEqual(begun);
});

test('queues each name separately', async () => {
  const enter = inLine(1);
  const first = Promise.withResolvers<string>();
  const held = enter('one', () => first.promise);
  expect(await enter('other', async () => 'done')).toBe('done');
  first.resolve('at last');
  expect(await held).toBe('at last');
});

test('what fails makes way for the next', async () => {
  const enter = inLine(1);
  const failing = enter('one', () => Promise.reject(new Error('no')));
  const next = enter('one', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await enter('one', async () => 'again')).toBe('again');
});
