import { describe, expect, it } from 'vitest';
import { hashToken } from '#platform/random.ts';
import { openSigned, sessionCookieOpener, sign } from './cookies.ts';

const secret = 'a secret of at least thirty-two characters for tests';

describe('a signed cookie', () => {
  it('opens to its value', () => {
    expect(openSigned(sign('token.with.dots', secret), secret)).toBe('token.with.dots');
  });

  it.each([
    ['nothing', null],
    ['an empty one', ''],
    ['one without a signature', 'token'],
    ['one signed with another secret', sign('token', 'another secret of at least thirty-two characters')],
    ['one whose value was changed', sign('token', secret).replace('token', 'tokem')],
    ['one that is encoded wrongly', '%E0%A4%A'],
  ])('is refused when it is %s', (_, cookie) => {
    expect(openSigned(cookie, secret)).toBeNull();
  });
});

describe('opening the same cookies again and again', () => {
  it('gives the hash of the same token each time, however many there are', () => {
    const open = sessionCookieOpener(secret);
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 6000; n += 1000) expect(open(sign(`token-${n}`, secret))).toEqual(hashToken(`token-${n}`));
      expect(open(sign('token-0', 'another secret of at least thirty-two characters'))).toBeNull();
    }
    for (let n = 0; n < 6000; n += 1) open(sign(`token-${n}`, secret));
    expect(open(sign('token-1', secret))).toEqual(hashToken('token-1'));
  });
});
