import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, toFailure } from '#http/errors.ts';
import { failures, httpFailures } from '#http/failure.ts';
import { securityHeaders } from '#http/security-headers.ts';

/**
 * Answers an address that can't be decoded, which no hook or route gets to see.
 *
 * @param isHttps whether the public address is encrypted; which way this request came isn't known here
 */
export function answerBadAddress(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isHttps: boolean,
): void {
  const failed = toFailure(error);
  reply.headers(securityHeaders(isHttps || request.protocol === 'https'));
  // Somebody who followed a broken link gets the page that says so.
  if (request.method === 'GET' && request.headers.accept?.includes('text/html')) reply.redirect('/page-not-found');
  else reply.code(failed.status).send(errorBody(failed));
}

const refused = new WeakSet<Socket>();
/** Closing at once would lose the answer for a client that is still sending. */
const farewellMs = 1000;

/**
 * Answers what isn't HTTP, or stops halfway, and closes the connection.
 *
 * @param isHttps whether the public address is encrypted
 */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket, isHttps: boolean): void {
  // Anything else on the connection is broken too.
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) return;
  refused.add(socket);
  if (socket.writable) socket.end(responseTo(refusalOf(error.code), isHttps));
  setTimeout(() => socket.destroy(), farewellMs).unref();
}

function refusalOf(code: string | undefined): ORPCError<string, unknown> {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return httpFailures['request-timeout']();
  // Of headers, HTTP has a status of its own.
  if (code === 'HPE_HEADER_OVERFLOW') return new ORPCError('too-large', { status: 431, message: 'too-large' });
  return failures.invalidInput([]);
}

function responseTo(refusal: ORPCError<string, unknown>, isHttps: boolean): string {
  const body = JSON.stringify(errorBody(refusal));
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('')}\r\n${body}`;
}
