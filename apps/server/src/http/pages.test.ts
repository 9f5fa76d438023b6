import type { Session } from '@wordgrove/contract/auth';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '#testing/built-pages.ts';
import { mountPages } from './pages.ts';

const nobody: Session = { user: null, profile: null };
const unknown = () => Promise.reject(new Error('the database is away'));
let findSession: () => Promise<Session> = unknown;

const { dist, remove } = builtPages();
const server = Fastify();

beforeAll(() => mountPages(server, dist, () => findSession()));

afterEach(() => {
  findSession = unknown;
});

afterAll(async () => {
  await server.close();
  remove();
});

const signedIn = { cookie: 'wordgrove.session_token=x' };

function studentSession(
  profile: Partial<NonNullable<Session['profile']>> = {},
  user: Partial<NonNullable<Session['user']>> = {},
): Session {
  const email = 'ayse@school.example';
  const at = '2026-03-02T08:00:00.000Z';
  return {
    user: {
      uid: 'u1',
      email,
      signInName: '',
      displayName: 'Ayşe',
      emailVerified: true,
      needsVerification: false,
      needsNewPassword: false,
      deletionUndone: false,
      ...user,
    },
    profile: {
      uid: 'u1',
      email,
      displayName: 'Ayşe',
      fullName: 'Ayşe Yılmaz',
      userType: 'student',
      role: 'student',
      emailVerified: true,
      profileCompleted: true,
      isAdmin: false,
      language: 'tr',
      timeZone: 'Europe/Istanbul',
      nextTimeZone: null,
      colorScheme: 'auto',
      teacher: null,
      student: null,
      version: 1,
      createdAt: at,
      updatedAt: at,
      ...profile,
    },
  };
}

/** What the page's script is told. */
function sessionIn(body: string): unknown {
  const note = /<script type="application\/json" id="session">(.*?)<\/script>/.exec(body)?.[1];
  return note === undefined ? undefined : JSON.parse(note);
}

const get = async (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the pages', () => {
  it('shows guests the landing page in the best language that their browser asks for', async () => {
    const answer = await get('/', { 'accept-language': 'ja, de-AT;q=0.8, fr;q=0.9' });
    expect(answer.body).toContain('lang="fr"');
    expect(answer.body).toContain('landing in fr costs $& nothing');
    expect(answer.body).not.toMatch(/__[A-Z]+__/);
  });

  it('takes the language from the address, and keeps it for the next page', async () => {
    const answer = await get('/?lang=tr', { 'accept-language': 'en' });
    expect(answer.body).toContain('landing in tr');
    expect(answer.headers['set-cookie']).toMatch(/^language=tr; Path=\/; SameSite=Lax; Max-Age=\d+$/);
    expect((await get('/', { cookie: 'language=tr' })).body).toContain('landing in tr');
    expect((await get('/?lang=xx')).headers['set-cookie']).toBeUndefined();
  });

  it('shows a signed-in visitor the loading shell, never the landing page first', async () => {
    expect((await get('/', signedIn)).body).toContain('shell in en');
    findSession = async () => studentSession();
    expect((await get('/', signedIn)).body).toContain('shell in tr');
  });

  it('shows the landing page once the session has ended', async () => {
    findSession = async () => nobody;
    const { body } = await get('/', signedIn);
    expect(body).toContain('landing in en');
    expect(sessionIn(body)).toEqual(nobody);
  });

  it('answers every address of the app with a page that no cache keeps', async () => {
    const { headers, body } = await get('/teacher/students?class=1');
    expect(body).toContain('shell in en');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names what the page at an address needs, in the language of the reader', async () => {
    const { body } = await get('/login?next=1', { 'accept-language': 'de' });
    for (const file of ['/app.js', '/texts-de.js', '/login-de.js', '/login.css']) expect(body).toContain(`"${file}"`);
    expect((await get('/help')).body).not.toContain('/login-');
  });

  it('starts the app at once where nothing can be read yet, and else after the first paint', async () => {
    const waiting = (body: string) => /<template id="app-scripts">(.*?)<\/template>/s.exec(body)?.[1];
    const shell = (await get('/help')).body;
    expect(waiting(shell)).toBeUndefined();
    expect(shell).not.toContain('/start.js');
    const landing = (await get('/')).body;
    expect(waiting(landing)).toContain('/app.js');
    expect(landing.replace(waiting(landing) ?? '', '')).not.toContain('/app.js');
    expect(landing).toContain('/start.js');
    findSession = async () => studentSession();
    const { body } = await get('/student-dashboard', signedIn);
    expect(waiting(body)).toContain('/texts-tr.js');
    expect(body).toContain('/start.js');
  });

  it('keeps a chosen colour scheme, and nothing else that a cookie may say', async () => {
    expect((await get('/login', { cookie: 'color-scheme=dark' })).body).toContain('data-scheme="dark"');
    expect((await get('/login', { cookie: 'color-scheme="><script>' })).body).toContain('data-scheme=""');
  });

  it('keeps missing files and calls missing', async () => {
    for (const url of ['/api/nothing', '/assets/gone.js', '/dev/mailbox']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found', status: 404 });
    }
  });

  it('hands out hashed files for a year and the parts of the build never', async () => {
    expect((await get('/assets/app.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/index.html')).body).not.toContain('__LANG__');
    expect((await get('/heads.json')).body).toContain('shell in en');
  });
});

describe("a signed-in user's page", () => {
  it('says whose it is, in the language of the profile, and begins with a greeting', async () => {
    findSession = async () => studentSession();
    const { body, headers } = await get('/student-dashboard', { ...signedIn, 'accept-language': 'fr' });
    expect(body).toContain('<h1>Ayşe in tr</h1>');
    expect(body).toContain('lang="tr"');
    expect(body).toContain('<link href="/data?tr">');
    expect(sessionIn(body)).toEqual(studentSession());
    expect(headers['cache-control']).toBe('no-store');
  });

  it('holds nothing that a name could smuggle in', async () => {
    const name = '</script><script>alert(1)</script>$&__NAME__"\'';
    findSession = async () => studentSession({ displayName: name });
    const { body } = await get('/student-dashboard', signedIn);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain("<h1>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;__NAME__&quot;' in tr</h1>");
    expect(sessionIn(body)).toEqual(studentSession({ displayName: name }));
  });

  it.each([
    ['for a page that has no greeting', '/games', studentSession()],
    ["for somebody else's dashboard", '/teacher-dashboard', studentSession()],
    ['before the address is confirmed', '/student-dashboard', studentSession({}, { needsVerification: true })],
    ['before a password is chosen', '/student-dashboard', studentSession({}, { needsNewPassword: true })],
    ['before the registration is complete', '/student-dashboard', studentSession({ profileCompleted: false })],
    ['without a profile', '/student-dashboard', { ...studentSession(), profile: null }],
  ])('waits with the shell %s', async (_, path, session) => {
    findSession = async () => session;
    const { body } = await get(path, signedIn);
    expect(body).toContain('shell in ');
    expect(body).not.toContain('<h1>');
    expect(body).not.toContain('/data?');
    expect(sessionIn(body)).toEqual(session);
  });

  it("doesn't wait for a database that is slow", async () => {
    findSession = () => new Promise(() => undefined);
    const { body } = await get('/student-dashboard', signedIn);
    expect(body).toContain('shell in en');
    expect(sessionIn(body)).toBeUndefined();
  });

  it('brings along what its first calls need', async () => {
    for (const file of ['/calls.js', '/errors-inside-en.js'])
      expect((await get('/games', signedIn)).body).toContain(file);
    findSession = async () => studentSession();
    expect((await get('/games', signedIn)).body).toContain('/calls.js');
  });
});

describe('the page of a guest', () => {
  it('says so without a database query, and loads no code for calls', async () => {
    findSession = () => expect.unreachable();
    const { body } = await get('/login');
    expect(sessionIn(body)).toEqual(nobody);
    expect(body).not.toContain('/calls.js');
  });
});
