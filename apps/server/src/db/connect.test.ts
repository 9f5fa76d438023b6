import { expect, test } from 'vitest';
import { refuseServer } from './connect.ts';

test('a server older than version 15 is refused, with both versions named', () => {
  expect(() => refuseServer({ version: 140_012, text: '14.12', encoding: 'UTF8' })).toThrow(
    'The database server is PostgreSQL 14.12; Wordgrove needs version 15 or newer.',
  );
  expect(() => refuseServer({ version: 150_000, text: '15.0', encoding: 'UTF8' })).not.toThrow();
});

test('a database that cannot store every letter is refused', () => {
  expect(() => refuseServer({ version: 180_004, text: '18.4', encoding: 'SQL_ASCII' })).toThrow(/ENCODING 'UTF8'/);
});
