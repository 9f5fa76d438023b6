import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { authAccounts, authUsers } from '#db/schema/all.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import type { Fault } from '#testing/faulty-provider.ts';
import { faultyProvider } from '#testing/faulty-provider.ts';
import type { Answer } from '#testing/visitor.ts';

let provider: Awaited<ReturnType<typeof faultyProvider>>;
let app: TestApp;

beforeAll(async () => {
  provider = await faultyProvider();
});

afterAll(() => provider.close());

/** What the provider says of itself is asked once an hour: each test begins anew. */
beforeEach(async () => {
  Object.assign(provider.state, { fault: 'none', isSilent: false, announced: null });
  app = await testApp({ env: provider.env });
  return () => app.close();
});

const begin = () => app.visitor().post('/auth/providers/begin', { provider: 'oidc' });

async function signIn(fault: Fault): Promise<Answer> {
  const visitor = app.visitor();
  const { body } = await visitor.post('/auth/providers/begin', { provider: 'oidc' });
  const returned = provider.visit(body.url);
  provider.state.fault = fault;
  const answer = await visitor.post('/auth/providers/finish', { returned });
  expect((await visitor.get('/auth/providers/waiting')).body.waiting === null).toBe(answer.status !== 200);
  return answer;
}

it('believes this provider when it makes no mistake', async () => {
  expect((await signIn('none')).body.outcome).toBe('waiting');
});

it.each<Fault>(['audience', 'issuer', 'signature', 'nonce', 'expired', 'no-token'])(
  'lets nobody in when the answer of the provider is wrong: %s',
  async (fault) => {
    const answer = await signIn(fault);
    expect(answer).toMatchObject({ status: 409, body: { code: 'provider-refused', data: { why: 'wrong-answer' } } });
    expect(answer.cookies).toEqual([]);
    expect(await app.db.select().from(authUsers)).toEqual([]);
    expect(await app.db.select().from(authAccounts)).toEqual([]);
  },
);

it('says within ten seconds that a provider doesn’t answer, and asks again next time', async () => {
  provider.state.isSilent = true;
  const began = performance.now();
  expect((await begin()).body).toMatchObject({ code: 'provider-refused', data: { why: 'unreachable' } });
  expect(performance.now() - began).toBeLessThan(10_000);
  provider.state.isSilent = false;
  expect((await begin()).status).toBe(200);
});

it('says so too when it falls silent in the middle', async () => {
  const began = performance.now();
  expect((await signIn('silent-token')).body.data).toEqual({ why: 'unreachable' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

it('doesn’t go to a provider that says it is another one', async () => {
  provider.state.announced = 'https://login.other.example';
  expect((await begin()).body.data).toEqual({ why: 'wrong-answer' });
});

it('has no page for a provider that isn’t set up', async () => {
  expect((await app.visitor().post('/auth/providers/begin', { provider: 'google' })).status).toBe(404);
});

it('makes a network wait that fails all the time', async () => {
  const visitor = app.visitor();
  const { body } = await visitor.post('/auth/providers/begin', { provider: 'oidc' });
  const returned = provider.visit(body.url);
  provider.state.fault = 'audience';
  let last: Answer | undefined;
  for (let n = 0; n <= 100 && last?.status !== 429; n += 1)
    last = await visitor.post('/auth/providers/finish', { returned });
  expect(last).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});
