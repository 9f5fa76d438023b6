import { apiPrefix, streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserCookie, sessionCookie } from '#http/cookies.ts';
import type { WireAnswer } from '#testing/rights/answers.ts';
import { readError } from '#testing/rights/answers.ts';
import type { ContractCall, HttpRequest, Method } from '#testing/rights/contract-calls.ts';
import { callOf, contractCalls, isWrite, pathNames, requestOf } from '#testing/rights/contract-calls.ts';
import { streamRights } from '#testing/rights/rights.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { judgeAnswer, schoolApp } from '#testing/rights/school-app.ts';
import { threadMs } from '#testing/thread-ms.ts';

let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp();
});

afterEach(() => tested.kept.restore());

afterAll(() => tested.app.close());

const cookieOf = (who: string) => tested.school.askers.find((asker) => asker.who === who)?.cookie ?? '';
const codeOf = (answer: WireAnswer) => `${answer.status} ${readError(answer)?.code}`;
/** Matches the addresses of a path. `/invites/{id}` matches `/invites/check` too. */
const formOf = (path: string) => new RegExp(`^${apiPrefix}${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`);
const get = (url: string): HttpRequest => ({ method: 'GET', url, headers: {} });

/** Queries that take a parser a long time. */
const longQueries = [
  `a=${'x'.repeat(500_000)}`,
  `classId=${'x'.repeat(500_000)}`,
  Array.from({ length: 50_000 }, (_, index) => `a${index}=1`).join('&'),
  `${'a[b]'.repeat(40_000)}=1`,
  `a${'[]'.repeat(100_000)}=1`,
  `classId${'[x]'.repeat(5000)}=1`,
  Array(50_000).fill('classId=1').join('&'),
];

/** Queries that trip up parsers. */
const oddQueries = [
  'classId[]=1&classId[a]=2&classId=3',
  'classId[100000000]=1',
  '__proto__[isAdmin]=true',
  '__proto__=1&constructor[prototype][isAdmin]=true',
  'classId[__proto__][x]=1',
  'classId=%00',
  'classId=%ff%fe',
  'classId=%',
  'classId=%zz',
  '%=%&&&==&?',
  '[=]&[]=&]=[',
];

// A query is read before the call is known, and reaches only a call whose schema asks for one: those calls, and one of
// each other kind, stand for all.
const asksInQuery = ({ input, ...call }: ContractCall) =>
  !isWrite(call) && Object.keys(input?.shape ?? {}).some((name) => !pathNames(call).includes(name));
const others = ['classes.create', 'classes.archive', 'dashboards.student', 'auth.session'];

/** An unknown query may be refused or ignored; it must not break anything or take long. */
describe('a query', () => {
  it.each(contractCalls)('of $name may be anything', async (call) => {
    const { asker, input } = tested.allowed(call);
    const request = requestOf(call, input);
    const problems: string[] = [];
    const isAskedAll = asksInQuery(call) || others.includes(call.name);
    for (const query of isAskedAll ? [...oddQueries, ...longQueries] : oddQueries) {
      const before = threadMs();
      const url = `${request.url}${request.url.includes('?') ? '&' : '?'}${query}`;
      const answer = await tested.send({ ...request, url }, isWrite(call) ? '' : asker.cookie);
      const problem = judgeAnswer(call, answer);
      if (problem) problems.push(`${query.slice(0, 40)}: ${problem}`);
      const took = threadMs() - before;
      if (took > 5000) problems.push(`${query.slice(0, 40)}: took ${took} ms`);
    }
    expect(problems).toEqual([]);
  });
});

describe('a path', () => {
  const teacher = () => cookieOf('teacher');

  it.each([
    '/classes/%00/archive',
    '/classes/%ff/archive',
    '/classes/%2e%2e%2f/archive',
    '/classes/../archive',
    '/classes//archive',
    '/classes/ /archive',
    `/classes/${'x'.repeat(10_000)}/archive`,
    `/classes/${'%F0%9F%8C%B1'.repeat(1000)}/archive`,
    '/classes/__proto__/archive',
    '/classes/constructor/archive',
    '/__proto__/toString',
    '/constructor',
    '/%61uth/session/x',
    '/auth/session/extra',
    '/AUTH/SIGN-IN',
    '/',
    '//',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/classes/{id}/archive',
    '/classes/:id/archive',
    '/*',
  ])('of %s finds nothing', async (path) => {
    const answer = await tested.send(
      { method: 'POST', url: apiPrefix + path, headers: { 'content-type': 'application/json' }, body: '{}' },
      teacher(),
    );
    expect(['400 invalid-input', '404 not-found']).toContain(codeOf(answer));
    expect(await tested.kept.changes()).toEqual([]);
  });

  it.each(['/api/classes/%', '/api/%zz', '/%', '/dev/mailbox/%', '/api/live%', '/a%00b'])(
    'that no decoder understands, such as %s, is refused in the one shape',
    async (url) => {
      expect(['400 invalid-input', '404 not-found']).toContain(codeOf(await tested.send(get(url), teacher())));
    },
  );

  it.each(contractCalls.filter(({ path }) => /\{\w*id\}/i.test(path)))('of $name wants an id', async (call) => {
    const { asker, input } = tested.allowed(call);
    for (const id of ['1', 'null', 'undefined', '[object Object]', '0x1', `${uuid()}x`, `urn:uuid:${uuid()}`, '%']) {
      const request = requestOf(
        call,
        Object.fromEntries(Object.entries(input).map(([name, value]) => [name, /id$/i.test(name) ? id : value])),
      );
      expect(codeOf(await tested.send(request, asker.cookie)), id).toBe('400 invalid-input');
    }
    expect(await tested.kept.changes()).toEqual([]);
  });

  it('decides over a body that says something else', async () => {
    const [ours] = tested.school.classes;
    const archive = requestOf(callOf('classes.archive'), { id: ours?.id });
    const answer = await tested.send(
      { ...archive, body: JSON.stringify({ id: tested.school.secondClass.id }) },
      teacher(),
    );
    expect(JSON.parse(answer.text)).toMatchObject({ id: ours?.id, archivedAt: expect.any(String) });
  });
});

describe('a method', () => {
  const methods: Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'];

  it.each(contractCalls)('that $name does not have is not found, and does nothing', async (call) => {
    const { asker, input } = tested.allowed(call);
    const request = requestOf(call, input);
    const taken = contractCalls.filter(({ path }) => formOf(path).test(request.url)).map(({ method }) => method);
    for (const method of methods.filter((each) => !taken.includes(each))) {
      const answer = await tested.send({ ...request, method }, asker.cookie);
      expect(answer.status, method).toBe(404);
      if (method !== 'HEAD') expect(codeOf(answer), method).toBe('404 not-found');
    }
    expect(await tested.kept.changes()).toEqual([]);
  });

  it.each(Object.keys(streamPaths))('that the route %s does not have is not found', async (name) => {
    const url = streamPaths[name as keyof typeof streamPaths];
    const missing = streamRights[name as keyof typeof streamPaths].method === 'POST' ? 'GET' : 'POST';
    // The calls have the address of a file of grades too, as if it were an assignment.
    const taken = contractCalls.filter(({ path }) => formOf(path).test(url)).map(({ method }) => method);
    const methods = [missing, 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
    for (const method of methods.filter((each) => !taken.some((other) => other === each))) {
      const body = method === 'GET' ? {} : { body: '{}' };
      const request = { method, url, headers: { 'content-type': 'application/json' }, ...body };
      expect(codeOf(await tested.send(request, teacherOf())), method).toBe('404 not-found');
    }
  });

  it('cannot be put in the place of another', async () => {
    const headers = { 'x-http-method-override': 'POST', 'x-method-override': 'POST', 'x-http-method': 'POST' };
    const request = requestOf(callOf('auth.signOut'), {});
    const answer = await tested.send({ method: 'GET', url: `${request.url}?_method=POST`, headers }, teacherOf());
    expect(codeOf(answer)).toBe('404 not-found');
    expect(await tested.kept.changes()).toEqual([]);
  });

  function teacherOf(): string {
    return cookieOf('teacher');
  }
});

describe('a cookie', () => {
  const values = [
    '',
    '%',
    '%E0%A4%A',
    '.',
    'a.',
    '.b',
    'a.b',
    '..',
    'a.b.c',
    '"quoted"',
    'x'.repeat(100_000),
    '=',
    '===',
  ];
  const more = ['null', '[object Object]', '\u00ff\u00fe', '%00', "' OR 1=1 --", '%22;%20a=b', `${'%25'.repeat(5000)}`];

  it.each([...values, ...more].map((value) => value.slice(0, 200_000)))('of %.20s is no session', async (value) => {
    for (const name of [sessionCookie, browserCookie]) {
      const answer = await tested.send(get(`${apiPrefix}/auth/session`), `${name}=${value}`);
      expect(answer).toMatchObject({ status: 200, text: '{"user":null,"profile":null}' });
      expect(codeOf(await tested.send(get(`${apiPrefix}/profiles/me`), `${name}=${value}`))).toBe(
        '401 unauthenticated',
      );
    }
  });

  it.each([
    ';',
    '=;=;;',
    ';;;;a',
    `${sessionCookie}`,
    `${sessionCookie}; ${sessionCookie}=`,
    `a=b; `.repeat(5000),
    `${sessionCookie}=x; `.repeat(5000),
    `__proto__=1; constructor=2`,
  ])('header of %.20s is read without harm', async (header) => {
    expect(await tested.send(get(`${apiPrefix}/auth/session`), header)).toMatchObject({ status: 200 });
  });

  it('of a session counts once, and the first of two counts', async () => {
    const own = cookieOf('student');
    const other = cookieOf('teacher');
    const answer = await tested.send(get(`${apiPrefix}/auth/session`), `${own}; ${other}`);
    expect(JSON.parse(answer.text).profile.role).toBe('student');
  });

  it('that names a browser oddly signs in all the same, and gets a sound one', async () => {
    const call = callOf('auth.signIn');
    const { input } = tested.allowed(call);
    for (const value of ['x', '%', 'x'.repeat(5000), '<script>']) {
      const answer = await tested.send(requestOf(call, input), `${browserCookie}=${value}`);
      expect(answer.status).toBe(200);
    }
  });
});
