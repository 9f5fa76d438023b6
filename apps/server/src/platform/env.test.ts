import { describe, expect, it } from 'vitest';
import { baseUrl, parseSettings, SettingsError } from './env.ts';

/** The lines that the start prints, without the first one. */
function complaints(environment: Record<string, string>): string[] {
  try {
    parseSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').slice(1);
  }
  return [];
}

describe('a setting that is wrong', () => {
  it.each([
    ['NODE_ENV', 'prodcution', 'must be production, development or test'],
    ['PORT', '0', 'must be a port number between 1 and 65535'],
    ['PORT', '65536', 'must be a port number between 1 and 65535'],
    ['PORT', '3001.5', 'must be a port number between 1 and 65535'],
    ['PORT', '0x10', 'must be a port number between 1 and 65535'],
    ['HOST', 'foo bar', 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0'],
    ['HOST', '0.0.0.0.0', 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0'],
    ['HOST', 'http://localhost', 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0'],
    ['DATABASE_URL', 'mysql://db/school', 'must be an address that begins with postgres:// or postgresql://'],
    ['DATABASE_URL', 'postgres://db:port/school', 'must be an address that begins with postgres:// or postgresql://'],
    ['DATABASE_POOL', '1', 'must be a number of connections between 2 and 200'],
    ['BASE_URL', 'words.school.org', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'ftp://words.school.org', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'https:words', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'https://school.org/words', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'https://school.org/?a=1', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'https://school.org/#top', 'must be an address without a path, such as https://words.school.org'],
    ['BASE_URL', 'https://me:pass@school.org', 'must be an address without a path, such as https://words.school.org'],
    [
      'TRUST_PROXY',
      'nonsense',
      'must be off, on, a number of proxies, or their addresses, such as 127.0.0.1,10.0.0.0/8',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'must be off, on, a number of proxies, or their addresses, such as 127.0.0.1,10.0.0.0/8',
    ],
    [
      'TRUST_PROXY',
      '127.0.0.1,',
      'must be off, on, a number of proxies, or their addresses, such as 127.0.0.1,10.0.0.0/8',
    ],
    ['SMTP_URL', 'mail.school.org', 'must be an address that begins with smtp:// or smtps://'],
    ['MAIL_FROM', 'Wordgrove', 'must be a mail address, such as Wordgrove <words@school.org>'],
    ['MAIL_FROM', 'Wordgrove words@school.org', 'must be a mail address, such as Wordgrove <words@school.org>'],
    ['MAIL_FROM', 'School, Words <words@school.org>', 'must be a mail address, such as Wordgrove <words@school.org>'],
    ['MAIL_FROM', 'Words <words@school.org>, b@c.org', 'must be a mail address, such as Wordgrove <words@school.org>'],
    ['SUPPORT_EMAIL', 'it at school.org', 'must be a mail address, such as it@school.org'],
    ['REVEAL_ACCOUNTS', 'maybe', 'must be on or off'],
    ['TEACHER_SIGNUP', 'domains:', 'must be open, closed or domains:school.org,other.org'],
    ['TEACHER_SIGNUP', 'domains:school.org other.org', 'must be open, closed or domains:school.org,other.org'],
    ['TEACHER_SIGNUP', 'domains:-.-', 'must be open, closed or domains:school.org,other.org'],
    ['TEACHER_SIGNUP', 'domains:@school.org', 'must be open, closed or domains:school.org,other.org'],
    ['RATE_LIMITS', 'none', 'must be on or off'],
    ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info, debug, trace or silent'],
  ])('%s=%s is told in one line', (name, value, message) => {
    expect(complaints({ [name]: value })).toEqual([`  ${name} ${message}`]);
  });

  it.each([
    ['tiny1', 'is too short: 5 characters'],
    ['a'.repeat(64), "isn't random"],
    ['changeme'.repeat(8), "isn't random"],
    ['abcdefghijklmnopqrstuvwxyz0123456789', "isn't random"],
    ['wordgrove-secret-wordgrove-secret-', 'repeats itself'],
  ])('is a secret that can be guessed, such as %s, which the line does not show', (weak, reason) => {
    const [line, ...rest] = complaints({ AUTH_SECRET: weak });
    expect(rest).toEqual([]);
    expect(line).toMatch(/^ {2}AUTH_SECRET .*Leave it unset, or make one: openssl rand -base64 32$/);
    expect(line).toContain(reason);
    expect(line).not.toContain(weak);
  });

  it('is an S3 bucket without its keys, or keys without their bucket', () => {
    const whole = { S3_BUCKET: 'school', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(complaints(whole)).toEqual([]);
    for (const [name, value] of Object.entries(whole)) {
      const missing = Object.keys(whole).filter((each) => each !== name);
      expect(complaints({ [name]: value })).toEqual(
        missing.map((each) => `  ${each} must be set too, since files go to an S3 bucket`),
      );
    }
    expect(complaints({ S3_ENDPOINT: 'http://localhost:9000' })).toHaveLength(3);
  });

  it('is half of a provider to sign in with', () => {
    expect(complaints({ GOOGLE_CLIENT_ID: 'id' })).toEqual([
      '  GOOGLE_CLIENT_SECRET must be set too, since people sign in with Google',
    ]);
    expect(complaints({ OIDC_NAME: 'School account' })).toHaveLength(3);
    expect(complaints({ MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' })).toEqual([
      '  MICROSOFT_TENANT must be set too, since people sign in with Microsoft',
    ]);
  });

  it.each([
    ['OIDC_ISSUER', 'http://login.school.org'],
    ['OIDC_ISSUER', 'login.school.org'],
    ['OIDC_ISSUER', 'https://login.school.org/?tenant=1'],
    ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0'],
    ['MICROSOFT_TENANT', 'common'],
    ['MICROSOFT_TENANT', 'organizations'],
    ['MICROSOFT_TENANT', '9188040d-6c67-4c5b-b112-36a304b66dad'],
  ])('is a provider that lets anybody claim any address, or that is not asked safely: %s=%s', (name, value) => {
    const others = name === 'OIDC_ISSUER' ? 'OIDC' : 'MICROSOFT';
    const lines = complaints({ [name]: value, [`${others}_CLIENT_ID`]: 'id', [`${others}_CLIENT_SECRET`]: 'secret' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^  ${name} must be the (address|id) of`));
  });

  it('is told together with all others', () => {
    const wrong = { PORT: 'x', AUTH_SECRET: 'x', LOG_LEVEL: 'x', MAIL_FROM: 'x' };
    const named = complaints(wrong).map((line) => line.trim().split(' ')[0]);
    expect(named.sort()).toEqual(Object.keys(wrong).sort());
  });
});

describe('a setting that is right', () => {
  it.each([
    ['PORT', ' 8080 ', 8080],
    ['HOST', '::', '::'],
    ['HOST', 'fe80::1', 'fe80::1'],
    ['HOST', 'localhost', 'localhost'],
    ['BASE_URL', 'https://Words.School.org/', 'https://words.school.org'],
    ['BASE_URL', 'http://10.0.0.5:3001', 'http://10.0.0.5:3001'],
    ['BASE_URL', 'http://[::1]:3001', 'http://[::1]:3001'],
    ['TRUST_PROXY', 'on', true],
    ['TRUST_PROXY', '0', false],
    ['TRUST_PROXY', '127.0.0.1, ::1, 10.0.0.0/8', '127.0.0.1, ::1, 10.0.0.0/8'],
    ['MAIL_FROM', 'words@school.org', 'words@school.org'],
    ['MAIL_FROM', 'Çiğdem St. Mary’s <words@okul.k12.tr>', 'Çiğdem St. Mary’s <words@okul.k12.tr>'],
    ['MAIL_FROM', '"School, Words" <words@localhost>', '"School, Words" <words@localhost>'],
    ['TEACHER_SIGNUP', 'Closed', { closed: true, domains: [] }],
    ['TEACHER_SIGNUP', 'domains:School.org, other.k12.tr', { closed: false, domains: ['school.org', 'other.k12.tr'] }],
    ['RATE_LIMITS', 'false', false],
    ['SMTP_URL', 'smtps://me%40school.org:pass@mail.school.org', 'smtps://me%40school.org:pass@mail.school.org'],
    ['DATABASE_URL', 'postgres:///school?host=/run/postgresql', 'postgres:///school?host=/run/postgresql'],
  ])('%s=%s is taken', (name, value, taken) => {
    expect(new Map(Object.entries(parseSettings({ [name]: value }))).get(name)).toEqual(taken);
  });

  it('counts that many proxies', () => {
    const { TRUST_PROXY: trusts } = parseSettings({ TRUST_PROXY: '2' });
    expect([0, 1, 2].map((hop) => typeof trusts === 'function' && trusts('10.0.0.1', hop))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('that is empty counts as unset', () => {
    expect(parseSettings({ PORT: ' ', BASE_URL: '' })).toEqual(parseSettings({}));
  });
});

describe('baseUrl', () => {
  it('is the configured address, else this machine at the port', () => {
    expect(baseUrl(parseSettings({ BASE_URL: 'https://words.example', PORT: '4000' }))).toBe('https://words.example');
    expect(baseUrl(parseSettings({ PORT: '4000' }))).toBe('http://localhost:4000');
    expect(baseUrl(parseSettings({ PORT: '4000' }), 5000)).toBe('http://localhost:5000');
  });
});
