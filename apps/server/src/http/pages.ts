import fastifyStatic from '@fastify/static';
import type { Session } from '@wordgrove/contract/auth';
import type { Language } from '@wordgrove/contract/languages';
import { isLanguage } from '@wordgrove/contract/languages';
import type { Profile } from '@wordgrove/contract/profiles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookie, readCookie } from '#http/cookies.ts';
import { errorBody } from '#http/errors.ts';
import { failures } from '#http/failure.ts';
import type { Build, PageKind } from '#http/page-build.ts';
import { readBuild } from '#http/page-build.ts';
import type { FindSession } from '#http/page-session.ts';
import { greetingFor, sessionInTime, sessionNote } from '#http/page-session.ts';
import { languageOf } from '#http/reader-language.ts';

const longCache = 'public, max-age=31536000, immutable';
const languageCookieSeconds = 31_536_000;

/**
 * Serves the built web app: hashed files for a year, and one page for every other path. The landing page is rendered at
 * build time, so that it can be read before any script has run. A signed-in browser gets the loading shell or the
 * greeting of its dashboard instead, and is told who it belongs to.
 */
export async function mountPages(server: FastifyInstance, dist: string, findSession: FindSession): Promise<void> {
  const build = readBuild(dist);
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    allowedPath: isFileForAll,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? longCache : 'public, max-age=3600');
    },
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(build, await sessionInTime(findSession, request, reply), request, reply);
  server.get('/', answer);
  server.setNotFoundHandler((request, reply) => (wantsPage(request) ? answer(request, reply) : sendNotFound(reply)));
}

/** Pages are filled in before they are sent, and a folder has nothing to show. */
function isFileForAll(path: string): boolean {
  return !/\.html$|\.json$|\/$|\/\./.test(path);
}

/** Without a built app, as in tests and beside the development server. */
export function mountNoPages(server: FastifyInstance): void {
  server.setNotFoundHandler((_, reply) => sendNotFound(reply));
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorBody(failures.notFound()));
}

/** Files and calls that don't exist are not found; any other address belongs to the app, which knows its own. */
function wantsPage(request: FastifyRequest): boolean {
  const { pathname } = addressOf(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !/^\/(api|assets|dev|pictures)(\/|$)/.test(pathname);
}

type Visit = { pathname: string; language: Language; session: Session | undefined };

function sendPage(
  build: Build,
  session: Session | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { pathname, searchParams } = addressOf(request);
  const asked = searchParams.get('lang');
  const own = session?.profile?.language;
  const language = own ?? (isLanguage(asked) ? asked : languageOf(request));
  // The choice must last in a browser that runs no scripts, and scripts must be able to read it.
  if (isLanguage(asked) && !own) {
    const chosen = cookie('language', asked, languageCookieSeconds).replace('; HttpOnly', '');
    reply.header('set-cookie', request.protocol === 'https' ? `${chosen}; Secure` : chosen);
  }
  const filled: Record<string, string> = {
    __LANG__: language,
    __SCHEME__: schemeOf(session?.profile, request),
    ...placesOf(build, { pathname, language, session }),
  };
  const page = build.frame.replace(
    /<!--__(?:HEAD|APP|PAGE|SESSION)__-->|__(?:LANG|SCHEME|TITLE|ROOT)__/g,
    (place) => filled[place] ?? '',
  );
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The parts of a page that the build has drawn. One that can already be read starts the app once it is on screen. */
function placesOf({ heads, roots }: Build, { pathname, language, session }: Visit): Record<string, string> {
  const isGuest = session?.user === null;
  const kind: PageKind = pathname === '/' && isGuest ? 'landing' : 'shell';
  const { title, head } = heads[kind][language];
  const greeting = greetingFor(session, pathname, heads.greetings[language]);
  const own = heads.pages[language][pathname];
  // A guest's page makes no call before somebody uses it.
  const scripts = [heads.app, heads.texts[language], isGuest ? '' : heads.signedIn[language], own?.scripts].join('\n');
  const canBeRead = kind === 'landing' || greeting !== undefined;
  return {
    __TITLE__: title,
    '<!--__HEAD__-->': head,
    '<!--__APP__-->': canBeRead ? `<template id="app-scripts">${scripts}</template>\n${heads.start}` : scripts,
    // Below the head, so that the styles shared by all pages come before this page's own.
    '<!--__PAGE__-->': [own?.styles, greeting && own?.data].filter(Boolean).join('\n'),
    '<!--__SESSION__-->': session ? sessionNote(session) : '',
    __ROOT__: greeting ?? roots[kind][language],
  };
}

/** What the profile says, else what was chosen in this browser; an empty answer leaves it to the system. */
function schemeOf(profile: Profile | null | undefined, { headers }: FastifyRequest): string {
  const kept = [profile?.colorScheme, readCookie(headers.cookie, 'color-scheme')];
  return kept.find((scheme) => scheme === 'light' || scheme === 'dark') ?? '';
}

function addressOf(request: FastifyRequest): URL {
  // Two leading slashes would be read as a host.
  return new URL(request.url.replace(/^\/+/, '/'), 'http://localhost');
}
