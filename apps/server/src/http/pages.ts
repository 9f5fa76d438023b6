import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Session } from '@wordgrove/contract/auth';
import { displayName } from '@wordgrove/contract/display-name';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, languages, pickLanguage } from '@wordgrove/contract/languages';
import { dashboardPath } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookie, readCookie, sessionCookie } from '#http/cookies.ts';
import { errorBody } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import { contentSecurityPolicy } from '#http/security-headers.ts';

const longCache = 'public, max-age=31536000, immutable';
const languageCookieSeconds = 31_536_000;
/** A page doesn't wait longer for who it is for: its script asks again. */
const sessionPatienceMs = 300;

const head = z.object({ title: z.string(), head: z.string() });
const each = <Value extends z.ZodType>(value: Value) => z.record(z.enum(languages), value);
const byAddress = <Value extends z.ZodType>(value: Value) => each(z.record(z.string(), value));
const headsSchema = z.object({
  /** The tags that start the app, and those that start it after the first paint out of a template. */
  app: z.string(),
  start: z.string(),
  landing: each(head),
  shell: each(head),
  /** Links to the texts that every page needs. */
  texts: each(z.string()),
  /** Links to what single pages need. */
  pages: byAddress(z.object({ styles: z.string(), scripts: z.string(), data: z.string() })),
  /** How single pages begin, with `__NAME__` where they greet somebody. */
  greetings: byAddress(z.string()),
});

type PageKind = 'landing' | 'shell';

/** What the build left for us to put together: the frame, and per language the landing page and the loading shell. */
type Build = { frame: string; heads: z.infer<typeof headsSchema>; roots: Record<PageKind, Record<Language, string>> };

/** The session call's answer for a request. */
export type FindSession = (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;

/**
 * Serves the built web app: hashed files for a year, and one page for every other path. The landing page is rendered
 * at build time, so that it can be read before any script has run; a signed-in browser gets the loading shell instead,
 * or the greeting of its dashboard, together with who it belongs to.
 */
export async function mountPages(server: FastifyInstance, dist: string, findSession: FindSession): Promise<void> {
  const build = readBuild(dist);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    allowedPath: (path) => !path.endsWith('.html') && !path.endsWith('.json') && !path.includes('/.'),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? longCache : 'public, max-age=3600');
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(build, await sessionInTime(findSession, request, reply), request, reply);
  server.get('/', answer);
  server.setNotFoundHandler((request, reply) => (wantsPage(request) ? answer(request, reply) : sendNotFound(reply)));
}

/** Without a built app, as in tests and beside the development server. */
export function mountNoPages(server: FastifyInstance): void {
  server.setNotFoundHandler((_, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorBody(failures.notFound()));
}

/** Files and calls that don't exist stay not found; every other address is a place of the app, which knows its own. */
function wantsPage(request: FastifyRequest): boolean {
  const { pathname } = addressOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|assets|dev|pictures)(\/|$)/.test(pathname);
}

/** Whose page it is; null for a guest, undefined when that isn't known in time. */
async function sessionInTime(
  findSession: FindSession,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | null | undefined> {
  if (readCookie(request.headers.cookie, sessionCookie) === null) return null;
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), sessionPatienceMs);
  const session = await Promise.race([findSession(request, reply).catch(() => undefined), late]);
  clearTimeout(timer);
  return session;
}

function sendPage(
  { frame, heads, roots }: Build,
  session: Session | null | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { pathname, searchParams } = addressOf(request);
  const asked = searchParams.get('lang');
  const language = isLanguage(asked) ? asked : (session?.profile?.language ?? languageOf(request));
  // The choice has to survive for somebody whose browser runs no scripts, and scripts have to see it.
  if (isLanguage(asked)) {
    const chosen = cookie('language', asked, languageCookieSeconds).replace('; HttpOnly', '');
    reply.header('set-cookie', request.protocol === 'https' ? `${chosen}; Secure` : chosen);
  }
  const isGuest = session === null || session?.user === null;
  const kind: PageKind = pathname === '/' && isGuest ? 'landing' : 'shell';
  const greeting = greetingFor(session, pathname, heads.greetings[language]);
  const scheme = readCookie(request.headers.cookie, 'color-scheme');
  const nonce = randomBytes(16).toString('base64');
  const own = heads.pages[language][pathname];
  const scripts = [heads.app, heads.texts[language], own?.scripts].join('\n');
  const canBeRead = kind === 'landing' || greeting !== undefined;
  const filled: Record<string, string> = {
    __NONCE__: nonce,
    __LANG__: language,
    __SCHEME__: scheme === 'light' || scheme === 'dark' ? scheme : '',
    __TITLE__: heads[kind][language].title,
    '<!--__HEAD__-->': heads[kind][language].head,
    '<!--__APP__-->': canBeRead ? `<template id="app-scripts">${scripts}</template>\n${heads.start}` : scripts,
    // Below the head, so that the style of every page comes before that of this one.
    '<!--__PAGE__-->': [own?.styles, greeting && own?.data].filter(Boolean).join('\n'),
    '<!--__SESSION__-->': session ? sessionNote(session) : '',
    __ROOT__: greeting ?? roots[kind][language],
  };
  const page = frame.replace(
    /<!--__(?:HEAD|APP|PAGE|SESSION)__-->|__(?:NONCE|LANG|SCHEME|TITLE|ROOT)__/g,
    (place) => filled[place] ?? '',
  );
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The session for the page's script, which then needn't ask for it. */
function sessionNote(session: Session): string {
  return `<script type="application/json" id="session">${JSON.stringify(session).replaceAll('<', '\\u003c')}</script>`;
}

/** The beginning of somebody's own dashboard, unless something has to be settled before it opens. */
function greetingFor(
  session: Session | null | undefined,
  pathname: string,
  greetings: Record<string, string>,
): string | undefined {
  if (!session?.user || !session.profile?.profileCompleted) return undefined;
  const { user, profile } = session;
  if (user.needsVerification || user.needsNewPassword || pathname !== dashboardPath(profile.role)) return undefined;
  return greetings[pathname]?.replaceAll('__NAME__', () => escapeHtml(displayName({ profile, user })));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function addressOf(request: FastifyRequest): URL {
  // Two slashes at the beginning would be read as a host.
  return new URL(request.url.replace(/^\/+/, '/'), 'http://localhost');
}

function languageOf({ headers }: FastifyRequest): Language {
  const chosen = readCookie(headers.cookie, 'language');
  return isLanguage(chosen) ? chosen : pickLanguage(preferredTags(headers['accept-language'] ?? ''));
}

/** The tags of an `Accept-Language` header, best first. */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';');
      return { tag, quality: quality ? Number(quality.replace(/\s*q=/, '')) || 0 : 1 };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

function readBuild(dist: string): Build {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  const rootsOf = (kind: PageKind) =>
    each(z.string()).parse(
      Object.fromEntries(languages.map((language) => [language, read(`${kind}.${language}.html`)])),
    );
  return {
    frame: read('index.html'),
    heads: headsSchema.parse(JSON.parse(read('heads.json'))),
    roots: { landing: rootsOf('landing'), shell: rootsOf('shell') },
  };
}
