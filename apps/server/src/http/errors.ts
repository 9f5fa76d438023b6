import { ORPCError, ValidationError } from '@orpc/server';
import type { FastifyError, FastifyRequest } from 'fastify';
import { failures, httpFailures } from '#http/failure.ts';
import { issuesOf } from '#http/issues.ts';
import { FileStoreAway, FileStoreFull } from '#platform/files.ts';

/** What every refused request gets, however it came in. */
export type ErrorBody = { defined: boolean; code: string; status: number; message: string; data?: unknown };

const failureOfSqlState = new Map<string, () => ORPCError<string, unknown>>([
  // Raised by our own triggers, which count what each person stores.
  ['WG402', failures.quotaExceeded],
  // A deadlock: one of those who waited for each other was undone.
  ['40P01', failures.unavailable],
  ['53100', failures.storageFull],
  ['53300', failures.unavailable],
  ['57014', failures.unavailable],
  ['57P01', failures.unavailable],
  ['57P02', failures.unavailable],
  ['57P03', failures.unavailable],
]);

const lostConnection = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/**
 * Turns any error into one of ours: expected failures keep their code, a broken database is 503 or 507, and anything
 * else is an `internal` 500 that says nothing of its cause.
 */
export function toFailure(error: unknown): ORPCError<string, unknown> {
  if (error instanceof ORPCError) return fromOrpc(error);
  if (isFastifyError(error)) return fromFastify(error);
  if (error instanceof FileStoreFull) return failures.quotaExceeded();
  if (error instanceof FileStoreAway) return failures.unavailable();
  const code = databaseCode(error);
  const known = code === null ? undefined : failureOfSqlState.get(code);
  if (known) return known();
  if (code !== null && (lostConnection.has(code) || code.startsWith('08'))) return failures.unavailable();
  if (connectionTrouble(error)) return failures.unavailable();
  return httpFailures.internal();
}

/** `toFailure`; what nobody expected leaves a line in the log. */
export function failureOf(error: unknown, { log, routeOptions }: Failing): ORPCError<string, unknown> {
  const failed = toFailure(error);
  if (!isExpected(failed)) log.error({ error, route: routeOptions.url }, 'request failed');
  return failed;
}

type Failing = Pick<FastifyRequest, 'log' | 'routeOptions'>;

export function errorBody(error: ORPCError<string, unknown>): ErrorBody {
  const body = { defined: error.defined, code: error.code, status: error.status, message: error.message };
  return error.data === undefined ? body : { ...body, data: error.data };
}

/** Seconds after which the same request may succeed, for the `Retry-After` header. */
export function retryAfter(error: ORPCError<string, unknown>): string | null {
  if (error.status === 503) return '5';
  const wait = error.data;
  if (error.status !== 429 || typeof wait !== 'object' || wait === null || !('retryAfterSeconds' in wait)) return null;
  return String(wait.retryAfterSeconds);
}

function isExpected(error: ORPCError<string, unknown>): boolean {
  return error.status < 500 || error.status === 503 || error.status === 507;
}

function fromOrpc(error: ORPCError<string, unknown>): ORPCError<string, unknown> {
  if (error.code === 'BAD_REQUEST') {
    return failures.invalidInput(error.cause instanceof ValidationError ? issuesOf(error.cause.issues) : []);
  }
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    return error.cause === undefined ? httpFailures.internal() : toFailure(error.cause);
  }
  if (error.code === 'NOT_FOUND') return failures.notFound();
  return error;
}

function fromFastify(error: FastifyError): ORPCError<string, unknown> {
  const status = error.statusCode ?? 500;
  if (status === 413) return httpFailures['too-large']();
  if (status === 415) return httpFailures['unsupported-media-type']();
  if (status === 404) return failures.notFound();
  if (status >= 400 && status < 500) return failures.invalidInput([]);
  return httpFailures.internal();
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && 'code' in error && String(error.code).startsWith('FST_');
}

/** The SQLSTATE or system code of a database error, however deep the query builder wrapped it. */
export function databaseCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
}

function connectionTrouble(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/** The constraint by which a write was refused because the same unique value already exists; null otherwise. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause && typeof cause.constraint === 'string')
      return cause.constraint;
  }
  return null;
}
