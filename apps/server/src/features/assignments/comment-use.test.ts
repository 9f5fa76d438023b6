import { expect, it } from 'vitest';
import { countUses } from './comment-use.ts';

const comments = [
  { id: 'good', text: 'Good' },
  { id: 'work', text: 'Good work' },
  { id: 'plurals', text: 'Mind the plurals (-s, -es)!' },
];
const uses = (...told: [before: string, after: string][]) =>
  Object.fromEntries(
    countUses(
      comments,
      told.map(([before, after]) => ({ before, after })),
    ),
  );

it.each([
  ['a comment as it stands', 'Good', { good: 1 }],
  ['a longer one, which is no use of a shorter one', 'Good work', { work: 1 }],
  [
    'several, each once, among other words',
    'Good work, Ada. Good!\nMind the plurals (-s, -es)!',
    {
      ...{ good: 1, work: 1, plurals: 1 },
    },
  ],
  ['one said twice', 'Good\nGood', { good: 1 }],
  ['a part of another word', 'Goodness', {}],
  ['nothing', '', {}],
])('finds in what was written: %s', (_, written, expected) => {
  expect(uses(['', written])).toEqual(expected);
});

it('counts once for each work, and not what the student was told before', () => {
  expect(uses(['', 'Good'], ['Good', 'Good\nGood work'], ['Good', 'Good'])).toEqual({ good: 1, work: 1 });
});
