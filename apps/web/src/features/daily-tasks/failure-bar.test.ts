import { expect, it } from 'vitest';
import { reasonKeyOf } from './failure-bar.tsx';

it('gives the general reason for everything that has no sentence of its own', () => {
  const without = [
    new Error('Failed to fetch dynamically imported module'),
    new TypeError('x is undefined'),
    { code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Internal Server Error' },
    { code: 'unexpected' },
    { code: 'internal', status: 500 },
    { code: 42 },
    'broken',
    null,
  ];
  for (const error of without) expect(reasonKeyOf(error)).toBe('fallback');
});

it('keeps the sentence of an error that has one', () => {
  expect(reasonKeyOf({ code: 'not-found', status: 404 })).toBe('not-found');
  for (const code of [
    'task-closed',
    'progress-refused',
    'too-many-task-sets',
    'permission-denied',
    'too-many-requests',
  ])
    expect(reasonKeyOf({ code, status: 409 })).toBeNull();
});
