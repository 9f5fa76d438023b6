import { streamPaths } from '@wordgrove/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';
import { openRoutes } from '#testing/rights/plain-routes.ts';
import { streamRights } from '#testing/rights/rights.ts';

/** An address in other spellings: the router decodes it, and accepts a whole URL as its path. */
const spellings: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with an encoded letter': (path) => path.replace('/api', '/%61pi'),
  'with every letter of the prefix encoded': (path) => path.replace('/api', '/%61%70%69'),
  'with the last letter encoded': (path) => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`,
  'as a whole address': (path) => `http://localhost:3001${path}`,
  'as a whole address of another host': (path) => `https://evil.example${path}`,
  'as a whole address with an encoded letter': (path) => `http://localhost:3001${path.replace('/api', '/a%70i')}`,
  'with a slash at its end': (path) => `${path}/`,
  'with a question behind it': (path) => `${path}?a=/b`,
  'with two slashes': (path) => `/${path}`,
  'in capitals': (path) => path.toUpperCase(),
  'with a way round': (path) => path.replace('/api', '/assets/../api'),
};

let app: TestApp;
let full: TestApp;
let teacher: Person;

beforeAll(async () => {
  app = await testApp();
  full = await testApp({ isDiskLow: () => true });
  teacher = await buildTeacher(app);
});

afterAll(async () => {
  await app.close();
  await full.close();
});

const writes = Object.entries(streamRights).flatMap(([name, { method }]) =>
  method === 'POST' ? [streamPaths[name as keyof typeof streamPaths]] : [],
);
const reads = [...Object.values(streamPaths), ...openRoutes].filter(
  (path) => path.startsWith('/api/') && !writes.some((write) => write === path) && path !== streamPaths.live,
);
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const payload = '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--x--\r\n';

describe.each(Object.entries(spellings))('an address %s', (_, spell) => {
  it.each(writes)('opens %s to no other site, and not to a full disk', async (path) => {
    const ask = { method: 'POST' as const, url: spell(path), payload };
    const foreign = await app.server.inject({ ...ask, headers: { ...form, origin: 'https://evil.example' } });
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'cross-site']);
    const own = await full.server.inject({ ...ask, headers: form });
    // A file store that is full says so with the specification's code.
    const refused = path === streamPaths.files ? 402 : 507;
    expect([404, 507, refused]).toContain(own.statusCode);
    if (spell(path) === path) expect(own.statusCode).toBe(refused);
  });

  it.each(reads)('lets nothing keep %s', async (path) => {
    const { cookies } = teacher.visitor;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.server.inject({ url: spell(path), headers: { cookie } });
    // An answer that leads nowhere holds nothing worth keeping.
    if (answer.statusCode !== 404) expect(answer.headers['cache-control']).toBe('no-store');
    // No file has the name of the place that stands for it.
    if (spell(path) === path && path !== streamPaths.file) expect(answer.statusCode).not.toBe(404);
  });
});
