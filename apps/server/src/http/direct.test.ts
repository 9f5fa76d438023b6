import { describe, expect, it } from 'vitest';
import { isDirectRequest } from './direct.ts';

describe('isDirectRequest', () => {
  it.each([
    ['127.0.0.1', 'localhost:3001'],
    ['127.8.9.1', '127.0.0.1:3001'],
    ['::1', '[::1]:3001'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
    ['127.0.0.1', 'wordgrove.localhost:3001'],
  ])('lets %s through, asking for %s', (address, host) => {
    expect(isDirectRequest(address, { host })).toBe(true);
  });

  it.each(['10.0.0.7', '::ffff:10.0.0.7', '169.254.1.1', '2001:db8::1', 'fe80::1', '', undefined])(
    'keeps %s out',
    (address) => {
      expect(isDirectRequest(address, { host: 'localhost:3001' })).toBe(false);
    },
  );

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ])('keeps out what came through a proxy that says so by %s', (name) => {
    expect(isDirectRequest('127.0.0.1', { host: 'localhost:3001', [name]: '127.0.0.1' })).toBe(false);
  });

  it.each(['evil.example', 'localhost.evil.example', 'school.org:3001', '192.168.0.2', undefined])(
    'keeps out a page of another name (%s) that points at this machine',
    (host) => {
      expect(isDirectRequest('127.0.0.1', host === undefined ? {} : { host })).toBe(false);
    },
  );
});
