import type { Reader } from '@wordgrove/contract/pdfs';
import { expect, it } from 'vitest';
import { readerOf } from '#testing/texts.ts';
import type { ReaderOrder } from './reader-order.ts';
import { sortReaders } from './reader-order.ts';

const readers: readonly Reader[] = [
  readerOf('Zoë', { lastOpenedAt: '2026-11-22T08:00:00.000Z', pagesRead: 3, activeSeconds: 60, wordsLookedUp: 1 }),
  readerOf('Çağla', { lastOpenedAt: '2026-11-23T08:00:00.000Z', pagesRead: 1, activeSeconds: 90, wordsLookedUp: 1 }),
  readerOf('Ada'),
];

it.each([
  ['name', ['Ada', 'Çağla', 'Zoë']],
  ['opened', ['Çağla', 'Zoë', 'Ada']],
  ['pages', ['Zoë', 'Çağla', 'Ada']],
  ['time', ['Çağla', 'Zoë', 'Ada']],
  ['looked-up', ['Çağla', 'Zoë', 'Ada']],
] as const)('readers by %s', (order: ReaderOrder, names) => {
  expect(sortReaders(readers, order, 'tr').map(({ name }) => name)).toEqual(names);
});
