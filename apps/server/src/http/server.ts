import { limits } from '@wordgrove/contract/limits';
import { apiPrefix, streamPaths } from '@wordgrove/contract/paths';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Logger } from 'pino';
import { callsRoute } from '#http/api.ts';
import { closeConnections } from '#http/closing.ts';
import type { Caller, RequestContext } from '#http/context.ts';
import { browserCookie, readCookie } from '#http/cookies.ts';
import { isDirect } from '#http/direct.ts';
import { errorBody, failureOf, retryAfter } from '#http/errors.ts';
import { failures, httpFailures } from '#http/failure.ts';
import { answerBadAddress, answerBrokenRequest } from '#http/malformed.ts';
import { isSameOrigin } from '#http/origin.ts';
import { answerOverdue } from '#http/overdue.ts';
import { addSecurityHeaders } from '#http/security-headers.ts';
import type { FindCaller } from '#http/session.ts';
import { endSlowSenders, patienceMs } from '#http/slow-senders.ts';

export type ServerParts = {
  log: Logger;
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  baseUrl: string | undefined;
  /** The server's own address with this host; null for any other host. */
  ownAddress: (host: string | undefined) => string | null;
  findCaller: FindCaller;
  /** Seconds to wait before this person or address may call again; 0 when it may now. */
  throttle: (key: string, kind: 'read' | 'write') => number;
  isDiskLow: () => boolean;
};

export type HttpServer = {
  server: FastifyInstance;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const apiBase = `${apiPrefix}/`;
const browserIdForm = /^[A-Za-z0-9_-]{22,64}$/;

/** Fastify with what holds for every request: headers, origin, errors in one shape, who is asking. */
export function createServer(parts: ServerParts): HttpServer {
  const isHttps = parts.baseUrl?.startsWith('https:') ?? false;
  const server = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy,
    bodyLimit: limits.jsonBodyBytes,
    // The longest that any route allows; `endSlowSenders` ends the others sooner.
    requestTimeout: patienceMs.upload,
    frameworkErrors: (error, request, reply) => answerBadAddress(error, request, reply, isHttps),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, isHttps),
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  // Any site may send text/plain to any other without asking; calls are JSON and nothing else.
  server.removeContentTypeParser('text/plain');
  closeConnections(server);
  answerOverdue(server);
  endSlowSenders(server, { isHttps });
  addSecurityHeaders(server);
  refuseForeignWrites(server, parts);
  answerErrors(server);
  return { server, contextOf: (request, reply) => contextOf(parts, request, reply) };
}

/**
 * Decided by the method and the route that was found, never by the address as written: `/%61pi/…` and
 * `http://host/api/…` lead to the same route.
 */
function refuseForeignWrites(server: FastifyInstance, { baseUrl, isDiskLow }: ServerParts): void {
  const refusal = (request: FastifyRequest) => {
    if (!isSameOrigin(request.headers, request.host, baseUrl)) return httpFailures['cross-site']();
    // Which call it is, and whether it needs room, is known only once it is found: see `mountApi`.
    const { url } = request.routeOptions;
    if (url === callsRoute || !isDiskLow()) return undefined;
    // The spec's storage has a code of its own.
    return url === streamPaths.files ? failures.quotaExceeded() : failures.storageFull();
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.startsWith(apiBase)) reply.header('cache-control', 'no-store');
    done(isWrite(request) ? refusal(request) : undefined);
  });
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const failed = failureOf(error, request);
    const wait = retryAfter(failed);
    if (wait) reply.header('retry-after', wait);
    return reply.code(failed.status).send(errorBody(failed));
  });
}

function contextOf(parts: ServerParts, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const setCookie = (cookie: string) =>
    void reply.header('set-cookie', request.protocol === 'https' ? `${cookie}; Secure` : cookie);
  let asked: Promise<Caller | null> | null = null;
  const browserId = readCookie(request.headers.cookie, browserCookie);

  return {
    headers: request.headers,
    ip: request.ip,
    isDirect: () => isDirect(request),
    cameBy: () => parts.ownAddress(request.headers.host),
    browserId: browserId && browserIdForm.test(browserId) ? browserId : null,
    findCaller: () => {
      asked ??= findThrottled(parts, request, setCookie);
      return asked;
    },
    setCookie,
    setHeader: (name, value) => void reply.header(name, value),
  };
}

async function findThrottled(
  { findCaller, throttle }: ServerParts,
  request: FastifyRequest,
  setCookie: (cookie: string) => void,
): Promise<Caller | null> {
  const caller = await findCaller(request.headers.cookie, setCookie);
  const wait = caller ? throttle(caller.userId, isWrite(request) ? 'write' : 'read') : 0;
  if (wait > 0) throw failures.tooManyRequests(wait);
  return caller;
}

function isWrite(request: FastifyRequest): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS';
}
