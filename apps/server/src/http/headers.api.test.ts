import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { streamPaths } from '@wordgrove/contract/paths';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sessionCookie } from '#http/cookies.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { builtPages } from '#testing/built-pages.ts';

type Headers = Record<string, string | string[] | number | undefined>;
type Ask = {
  method?: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  payload?: string;
  signedIn?: true;
};

const pages = builtPages();
let app: TestApp;
let trusting: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp({ dist: pages.dist });
  trusting = await testApp({ dist: pages.dist, env: { TRUST_PROXY: '10.0.0.1' } });
  teacher = await buildTeacher(app);
});

afterAll(async () => {
  await app.close();
  await trusting.close();
  pages.remove();
});

const session = () => ({ cookie: `${sessionCookie}=${teacher.visitor.cookies.get(sessionCookie)}` });
const json = { 'content-type': 'application/json' };
const foreign = { ...json, origin: 'https://evil.example' };

/** One of every kind of answer, with its status. */
const answers: [string, number, Ask][] = [
  ['the landing page', 200, { url: '/' }],
  ['a page', 200, { url: '/teacher/students', signedIn: true }],
  ['a page that nobody knows', 200, { url: '/nowhere' }],
  ['a file', 200, { url: '/assets/app.js' }],
  ['a file that is not there', 404, { url: '/assets/none.js' }],
  ['a folder of files', 404, { url: '/assets/' }],
  ['a folder of files for a browser', 404, { url: '/assets/', headers: { 'accept-encoding': 'br' } }],
  ['a folder of pictures', 404, { url: '/pictures/' }],
  ['a folder without its slash', 404, { url: '/assets' }],
  ['a call', 200, { url: '/api/profiles/me', signedIn: true }],
  ['a call without a session', 401, { url: '/api/profiles/me' }],
  ['a call that is not there', 404, { url: '/api/nothing' }],
  ['bad input', 400, { method: 'POST', url: '/api/auth/sign-in', headers: json, payload: '{}' }],
  ['a broken body', 400, { method: 'POST', url: '/api/auth/sign-in', headers: json, payload: '{' }],
  ['a body of another kind', 415, { method: 'POST', url: '/api/auth/sign-in', payload: 'x' }],
  [
    'a body that is too large',
    413,
    { method: 'POST', url: '/api/auth/sign-in', headers: json, payload: `"${'x'.repeat(300_000)}"` },
  ],
  ['a write of another site', 403, { method: 'POST', url: '/api/auth/sign-out', headers: foreign, payload: '{}' }],
  ['an address that cannot be decoded', 400, { url: '/%' }],
  ['another method', 404, { method: 'PUT', url: '/api/profiles/me', headers: json, payload: '{}' }],
  ['the export', 200, { url: streamPaths.exportMine, signedIn: true }],
  ['the stream without a session', 401, { url: streamPaths.live }],
  [
    'a support message of no kind',
    400,
    { method: 'POST', url: streamPaths.supportMessages, headers: json, payload: '{}' },
  ],
  ['the mailbox', 200, { url: '/dev/mailbox' }],
  ['the style of the mailbox', 200, { url: '/dev/mailbox/style.css' }],
  ['a mail that is not there', 404, { url: '/dev/mailbox/1' }],
  ['the description of the calls', 200, { url: '/api/openapi.json' }],
  ['the list of the calls', 200, { url: '/api/docs' }],
  ['the health', 200, { url: '/api/health' }],
];

function send(tested: TestApp, { signedIn, headers, ...ask }: Ask, more: object = {}) {
  return tested.server.inject({ ...ask, ...more, headers: { ...headers, ...(signedIn ? session() : {}) } });
}

function expectSafe(headers: Headers): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  const policy = String(headers['content-security-policy']);
  for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
    expect(policy.split('; ')).toContain(rule);
  expect(policy.split('; ')).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|http:|https:/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
}

describe('the headers', () => {
  it.each(answers)('of %s (%i) say what a browser must not do', async (_, status, ask) => {
    const answer = await send(app, ask);
    expect(answer.statusCode).toBe(status);
    expectSafe(answer.headers);
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(answers.filter(([, , ask]) => ask.url.startsWith('/api/')))(
    'of %s (%i) let nothing keep it',
    async (_, __, ask) => {
      expect((await send(app, ask)).headers['cache-control']).toBe('no-store');
    },
  );

  it('of the stream are the same', async () => {
    const origin = await app.server.listen({ port: 0 });
    const answer = await fetch(origin + streamPaths.live, { headers: session() });
    expect(answer.status).toBe(200);
    expectSafe(Object.fromEntries(answer.headers));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    await answer.body?.cancel();
  });

  it('of a page allow no style or script in it but the two styles that React Aria adds', async () => {
    const { headers } = await app.server.inject({ url: '/login' });
    expectSafe(headers);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|nonce/);
    const allowed = policy.split('; ').find((rule) => rule.startsWith('style-src'));
    expect(allowed).toBe(`style-src 'self' ${ariaStyles().map(hashSource).join(' ')}`);
  });
});

/** What React Aria's code puts into `<style>` elements. */
function ariaStyles(): string[] {
  const folder = new URL('../../../../node_modules/react-aria/dist/private/', import.meta.url);
  return ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
    const code = readFileSync(new URL(file, folder), 'utf8');
    const [, attribute = ''] = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code) ?? [];
    const [, style = ''] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(code) ?? [];
    return style.replace(/\$\{[^}]+\}/, attribute).trim();
  });
}

function hashSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

describe('behind a proxy', () => {
  // For an address that can't be decoded, the framework doesn't say which proxy it came through.
  const readable = answers.filter(([, , { url }]) => url !== '/%');
  const https = { 'x-forwarded-proto': 'https', host: 'school.example' };
  const from = (remoteAddress: string, tested: TestApp) =>
    Promise.all(
      readable.map(([, , ask]) => send(tested, { ...ask, headers: { ...ask.headers, ...https } }, { remoteAddress })),
    );

  it('that is trusted, https is for ever', async () => {
    for (const { headers } of await from('10.0.0.1', trusting))
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  });

  it('whose address is https, also what can’t be read is answered so', async () => {
    const tested = await testApp({ env: { BASE_URL: 'https://school.example' } });
    onTestFinished(tested.close);
    const badAddress = await tested.server.inject('/%');
    expect([badAddress.statusCode, badAddress.headers['strict-transport-security']]).toEqual([400, 'max-age=31536000']);
    const socket = connect(
      Number(new URL(await tested.server.listen({ port: 0, host: '127.0.0.1' })).port),
      '127.0.0.1',
    );
    socket.end('this is no http\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*strict-transport-security: max-age=31536000/);
  });

  it('that is not trusted, nobody believes in https', async () => {
    for (const answer of [...(await from('10.0.0.2', trusting)), ...(await from('10.0.0.1', app))])
      expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it('the choice of a language is kept as safely as the page came', async () => {
    const choose = (tested: TestApp) =>
      tested.server.inject({ url: '/?lang=fr', headers: https, remoteAddress: '10.0.0.1' });
    expect((await choose(trusting)).headers['set-cookie']).toMatch(/; Secure$/);
    expect((await choose(app)).headers['set-cookie']).not.toMatch(/Secure/);
  });
});

it("the server's own pages have no inline script or style", async () => {
  for (const url of ['/dev/mailbox', '/api/docs']) {
    const { body } = await app.server.inject({ url });
    expect(body).not.toMatch(/<script|<style|style=|\son\w+=|javascript:/);
  }
});
