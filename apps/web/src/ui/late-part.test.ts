import { expect, it, vi } from 'vitest';
import { latePart } from './late-part.ts';

it('is fetched once, however many want it at once', async () => {
  const load = vi.fn(async () => 'menu');
  const late = latePart('menu', load, (module) => module);
  expect(late.now()).toBeUndefined();
  expect(await Promise.all([late.fetch(), late.fetch()])).toEqual(['menu', 'menu']);
  expect(late.now()).toBe('menu');
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched again with the next wish when it could not be had', async () => {
  const load = vi.fn(async () => 'menu').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const late = latePart('menu', load, (module) => module);
  await expect(late.fetch()).rejects.toThrow('Loading chunk menu failed');
  await expect(late.fetch()).resolves.toBe('menu');
});
