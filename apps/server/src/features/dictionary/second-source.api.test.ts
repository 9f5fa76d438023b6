import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@wordgrove/contract/limits';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dictionaryCache, dictionaryCalls } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { buildTeacher } from '#testing/build.ts';

type Behaviour = { status: number; body: string } | 'hang';

const entry = { word: 'grove', meanings: [{ partOfSpeech: 'noun', definitions: [{ definition: 'a small wood' }] }] };
const good: Behaviour = { status: 200, body: JSON.stringify([entry]) };

let asked: string[] = [];
let behaviour: Behaviour = good;
const source = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (behaviour === 'hang') return;
  response.writeHead(behaviour.status, { 'content-type': 'application/json', location: '/elsewhere' });
  response.end(behaviour.body);
});

let app: TestApp;
let teacher: Person;

beforeAll(async () => {
  await new Promise<void>((ready) => source.listen(0, '127.0.0.1', ready));
  const { port } = source.address() as AddressInfo;
  app = await testApp({ env: { DICTIONARY_API_BASE: `http://127.0.0.1:${port}/entries/en/` } });
  teacher = await buildTeacher(app);
});

beforeEach(async () => {
  asked = [];
  behaviour = good;
  await app.db.delete(dictionaryCache);
  await app.db.delete(dictionaryCalls);
});

afterAll(async () => {
  await app.close();
  source.closeAllConnections();
  await new Promise((closed) => source.close(closed));
});

const ask = async (word: string, person = teacher) =>
  (await person.visitor.post('/dictionary/second-source', { word })).body;

it('answers with what the other dictionary says, and asks it once a day', async () => {
  expect(await ask('Grove')).toMatchObject({ status: 'answered', entries: [{ word: 'grove' }] });
  expect(await ask('grove')).toMatchObject({ status: 'answered' });
  expect(asked).toEqual(['/entries/en/grove']);
  const aDayAgo = new Date(app.clock.now().getTime() - limits.secondSourceCacheSeconds * 1000 - 1000);
  await app.db.update(dictionaryCache).set({ fetchedAt: aDayAgo });
  await ask('grove');
  expect(asked).toHaveLength(2);
  expect((await teacher.visitor.get('/dictionary/words/grove')).body.hasSecondSource).toBe(true);
});

it("remembers for a day that a word doesn't exist", async () => {
  behaviour = { status: 404, body: '{"title":"No Definitions Found"}' };
  expect(await ask('xyzzy/..')).toEqual({ status: 'absent', entries: [] });
  expect(await ask('xyzzy/..')).toEqual({ status: 'absent', entries: [] });
  expect(asked).toEqual(['/entries/en/xyzzy%2F..']);
});

it.each<[string, Behaviour]>([
  ['fails', { status: 500, body: 'oops' }],
  ['is overrun', { status: 429, body: '{}' }],
  ['sends somebody elsewhere', { status: 302, body: '' }],
  ['answers with a page', { status: 200, body: '<html>' }],
  ['answers with something else', { status: 200, body: '{"a":1}' }],
  ['answers far too much', { status: 200, body: `["${'x'.repeat(2_000_000)}"]` }],
  ['hangs', 'hang'],
])('is only unavailable when the other one %s, and the local answer stands', async (_, how) => {
  behaviour = how;
  const started = performance.now();
  expect(await ask('grove')).toEqual({ status: 'unavailable', entries: [] });
  // Without the limit it would hang until the test is ended; the rest is room for a busy machine.
  expect(performance.now() - started).toBeLessThan(limits.secondSourceTimeoutMs + 15_000);
  expect((await teacher.visitor.get('/dictionary/words/grove')).body.words).toHaveLength(1);
  behaviour = good;
  expect(await ask('grove')).toMatchObject({ status: 'answered' });
});

it('asks a hundred times an hour for one person, however many ask at once, and goes on for others', async () => {
  const letters = 'abcdefghijkl';
  const words = [...letters].flatMap((one) => [...letters].map((other) => `${one}${other}x`));
  const answers = await Promise.all(words.slice(0, 110).map((word) => ask(word)));
  const limited = answers.filter(({ status }) => status === 'limit');
  expect(limited).toHaveLength(10);
  expect(asked).toHaveLength(limits.secondSourceCalls);
  expect((await ask('zzx', await buildTeacher(app))).status).toBe('answered');
  app.clock.advance(limits.secondSourceWindowSeconds * 1000 - 60_000);
  expect((await ask('zyx')).status).toBe('limit');
  app.clock.advance(61_000);
  expect((await ask('zyx')).status).toBe('answered');
});
