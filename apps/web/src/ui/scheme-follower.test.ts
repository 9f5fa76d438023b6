import { expect, it, vi } from 'vitest';
import { createSchemeFollower } from './scheme-follower.ts';

it('starts with the scheme it is given and ignores what Mantine would store', () => {
  const follower = createSchemeFollower('dark');
  follower.set('light');
  expect(follower.get('auto')).toBe('dark');
});

it('passes each new scheme on while somebody listens', () => {
  const follower = createSchemeFollower('auto');
  const listener = vi.fn();
  follower.subscribe(listener);
  follower.follow('light');
  follower.unsubscribe();
  follower.follow('dark');
  expect(listener.mock.calls).toEqual([['light']]);
});
