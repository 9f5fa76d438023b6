import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readError } from '#testing/rights/answers.ts';
import type { HttpRequest } from '#testing/rights/contract-calls.ts';
import { contractCalls, isWrite, requestOf } from '#testing/rights/contract-calls.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { schoolApp } from '#testing/rights/school-app.ts';

type Headers = Record<string, string>;

let plain: SchoolApp;
let proxied: SchoolApp;

beforeAll(async () => {
  plain = await schoolApp();
  proxied = await schoolApp({ env: { TRUST_PROXY: 'true', BASE_URL: 'https://school.example' } });
});

afterAll(async () => {
  await plain.app.close();
  await proxied.app.close();
});

/** Every request that writes, each as somebody who may make it, and the contact form's upload. */
function writesOf({ allowed }: SchoolApp): { name: string; request: HttpRequest; cookie: string }[] {
  const calls = contractCalls.filter(isWrite).map((call) => {
    const { asker, input } = allowed(call);
    return { name: `${call.name}`, request: requestOf(call, input), cookie: asker.cookie };
  });
  return [...calls, { name: 'supportMessages', request: supportMessage(), cookie: '' }];
}

function supportMessage(): HttpRequest {
  const fields = { id: uuid(), name: 'Zoë', email: 'zoe@example.org', subject: 'Hello', message: 'Hi', language: 'fr' };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return { method: 'POST', url: streamPaths.supportMessages, headers, body: `${parts.join('')}--x--\r\n` };
}

async function expectRefusals(tested: SchoolApp, headers: Headers): Promise<void> {
  const passed: string[] = [];
  for (const { name, request, cookie } of writesOf(tested)) {
    const answer = await tested.send({ ...request, headers: { ...request.headers, ...headers } }, cookie);
    if (answer.status !== 403 || readError(answer)?.code !== 'cross-site') passed.push(`${name}: ${answer.text}`);
  }
  expect(passed).toEqual([]);
  expect(await tested.kept.changes()).toEqual([]);
}

/** Sends empty requests without a session: what isn't refused for its origin is refused for another reason, or done. */
async function expectPasses(tested: SchoolApp, headers: Headers): Promise<void> {
  for (const { name, request } of writesOf(tested)) {
    const answer = await tested.send({ ...request, body: '{}', headers: { ...request.headers, ...headers } }, '');
    expect(readError(answer)?.code, name).not.toBe('cross-site');
  }
  expect(await tested.kept.changes()).toEqual([]);
}

const here = { host: 'school.example:3001' };
const own = 'http://school.example:3001';

describe('a write is refused', () => {
  it.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another site that says so', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site that sends no origin', { 'sec-fetch-site': 'cross-site' }],
    ['another site that claims to be this one', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['a site next door', { origin: 'http://blog.school.example:3001', 'sec-fetch-site': 'same-site' }],
    ['a site next door that sends no origin', { 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://school.example:3002' }],
    ['no port', { origin: 'http://school.example' }],
    ['a sandboxed frame or a file', { origin: 'null' }],
    ['a sandboxed frame that says so', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a name that begins alike', { origin: 'http://school.example:3001.evil.example' }],
    ['a name that ends alike', { origin: 'http://myschool.example:3001' }],
    ['a name in front of another', { origin: 'http://school.example:3001@evil.example' }],
    ['what is no origin', { origin: 'school.example:3001' }],
    ['an origin of another kind', { origin: 'file://' }],
    ['two origins', { origin: `${own}, https://evil.example` }],
    ['a browser that contradicts itself', { origin: own, 'sec-fetch-site': 'cross-site' }],
    ['a host that somebody forwards', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
    ['a host that somebody forwards otherwise', { origin: 'https://evil.example', forwarded: 'host=evil.example' }],
  ])('when it comes from %s', (_, headers) => expectRefusals(plain, { ...here, ...headers }));

  it.each<[string, Headers]>([
    ['another site', { host: 'school.example', origin: 'https://evil.example' }],
    [
      'a site next door',
      { host: 'school.example', origin: 'https://blog.school.example', 'sec-fetch-site': 'same-site' },
    ],
    ['the address of the machine behind the proxy', { host: 'school.example', origin: 'http://10.0.0.5:3001' }],
    ['another port of the public address', { host: 'school.example', origin: 'https://school.example:8443' }],
    ['a sandboxed frame', { host: 'school.example', origin: 'null' }],
    ['the public address without encryption', { host: '10.0.0.5:3001', origin: 'http://school.example' }],
  ])('behind a proxy when it comes from %s', (_, headers) => expectRefusals(proxied, headers));
});

describe('a write passes', () => {
  it.each<[string, Headers]>([
    ['a program without a browser', {}],
    ['our page in an older browser', { origin: own }],
    ['our page', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['our page when the browser sends no origin', { 'sec-fetch-site': 'same-origin' }],
    ['our page behind something that encrypts', { origin: 'https://school.example:3001' }],
  ])('when it comes from %s', (_, headers) => expectPasses(plain, { ...here, ...headers }));

  const forwarded = { host: '10.0.0.5:3001', 'x-forwarded-host': 'school.example', 'x-forwarded-proto': 'https' };

  it.each<[string, Headers]>([
    ['our page through the proxy', { ...forwarded, origin: 'https://school.example' }],
    ['our page through a proxy that keeps the host', { host: 'school.example', origin: 'https://school.example' }],
    ['our page through a proxy that names no host', { host: '10.0.0.5:3001', origin: 'https://school.example' }],
    [
      'our page of another name of ours',
      { host: 'old.example', origin: 'https://school.example', 'sec-fetch-site': 'cross-site' },
    ],
    [
      'somebody in the same house',
      { host: '10.0.0.5:3001', origin: 'http://10.0.0.5:3001', 'sec-fetch-site': 'same-origin' },
    ],
  ])('behind a proxy when it comes from %s', (_, headers) => expectPasses(proxied, headers));
});

describe('a read', () => {
  it('is answered wherever the link to it stands, and lets no other site look into the answer', async () => {
    const headers = { ...here, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await plain.app.server.inject({ method: 'GET', url: '/api/auth/session', headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is no way in for a browser that asks before it writes', async () => {
    const headers = { ...here, origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const answer = await plain.app.server.inject({ method: 'OPTIONS', url: '/api/auth/sign-out', headers });
    expect(answer.statusCode).toBe(404);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
