import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '#testing/built-pages.ts';
import { mountPages } from './pages.ts';

const { dist, remove } = builtPages();
const server = Fastify();

beforeAll(() => mountPages(server, dist));

afterAll(async () => {
  await server.close();
  remove();
});

const get = async (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the pages', () => {
  it('shows guests the landing page in the best language that their browser asks for', async () => {
    const answer = await get('/', { 'accept-language': 'ja, de-AT;q=0.8, fr;q=0.9' });
    expect(answer.body).toContain('lang="fr"');
    expect(answer.body).toContain('landing in fr costs $& nothing');
    expect(answer.body).not.toMatch(/__[A-Z]+__/);
  });

  it('takes a language from the address, and keeps it for the next page', async () => {
    const answer = await get('/?lang=tr', { 'accept-language': 'en' });
    expect(answer.body).toContain('landing in tr');
    expect(answer.headers['set-cookie']).toMatch(/^language=tr; Path=\/; SameSite=Lax; Max-Age=\d+$/);
    expect((await get('/', { cookie: 'language=tr' })).body).toContain('landing in tr');
    expect((await get('/?lang=xx')).headers['set-cookie']).toBeUndefined();
  });

  it('shows somebody with a session the loading shell, and never a landing page first', async () => {
    expect((await get('/', { cookie: 'wordgrove.session_token=x' })).body).toContain('shell in en');
  });

  it('answers every address of the app with a page whose nonce is new and stands in the policy', async () => {
    const [one, other] = await Promise.all([get('/teacher/students?class=1'), get('//evil.example/teacher')]);
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(other.body).not.toContain(nonce ?? 'missing');
  });

  it('names what the page at an address needs, in the language of the reader', async () => {
    expect((await get('/login?next=1', { 'accept-language': 'de' })).body).toContain('/assets/login-de.js');
    expect((await get('/help')).body).not.toContain('/assets/login-');
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
