import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@wordgrove/contract/languages';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountPages } from './pages.ts';

const dist = mkdtempSync(join(tmpdir(), 'pages-'));
const server = Fastify();

beforeAll(async () => {
  const write = (name: string, content: string) => writeFileSync(join(dist, name), content);
  mkdirSync(join(dist, 'assets'));
  const heads = Object.fromEntries(
    languages.map((language) => [language, { title: `title ${language}`, head: '<meta name="x">' }]),
  );
  write(
    'index.html',
    '<html lang="__LANG__" data-scheme="__SCHEME__"><meta nonce="__NONCE__"><title>__TITLE__</title><!--__HEAD__--><body>__ROOT__',
  );
  write('heads.json', JSON.stringify({ landing: heads, shell: heads }));
  for (const language of languages) {
    write(`landing.${language}.html`, `landing in ${language} costs $& nothing`);
    write(`shell.${language}.html`, `shell in ${language}`);
  }
  write('assets/app.js', 'code');
  await mountPages(server, dist);
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
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
