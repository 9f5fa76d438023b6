import { expect, test } from 'vitest';
import { kindOfFailure, refusalForOutput } from './failure-text.ts';

test('a taken port and a PostgreSQL that is still ending are worth another try', () => {
  expect(kindOfFailure('LOG:  could not bind IPv4 address "127.0.0.1": Address already in use')).toBe('port-taken');
  expect(kindOfFailure('FATAL:  lock file "postmaster.pid" already exists')).toBe('still-there');
  expect(kindOfFailure('FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use')).toBe('still-there');
  expect(kindOfFailure('PANIC:  could not locate a valid checkpoint record')).toBe('other');
});

test('a full disk is told with the folder and what to do', () => {
  const { message } = refusalForOutput('FATAL:  could not write lock file: No space left on device', '/srv/school');
  expect(message).toMatch(/disk that holds \/srv\/school is full.*Free at least 256 MB/);
});

test('an unknown failure gives the last words and the place of the log', () => {
  const { message } = refusalForOutput('one\ntwo\nthree\nfour\n', '/srv/school', '/srv/school/postgres.log');
  expect(message).toBe(
    "The built-in database in /srv/school didn't start: two / three / four. Its log: /srv/school/postgres.log",
  );
});

test('a user without a name is told what PostgreSQL misses', () => {
  const { message } = refusalForOutput('initdb: error: could not look up effective user ID 1234: no', '/srv/school');
  expect(message).toMatch(/number 1234 has no name here/);
});
