import type { errorsOfHttp } from '@wordgrove/contract/errors';
import type { TFunction } from 'i18next';
import type { ErrorCode, PageCode, SentProblem } from './error-codes.ts';
import { fileSize } from './file-size.ts';
import { currentLanguage } from './i18n.ts';

export type ErrorWords = TFunction<'errors'>;

const unexpected = 'unexpected';

/** Codes of ours are in kebab-case; those of the call library, for an answer that isn't ours, in capitals. */
const ownCode = /^[a-z]+(-[a-z]+)*$/;

/** The codes of an error: those that its call declares, as far as the error is typed, and those that come without one. */
type CodeOf<Thrown> = object extends Thrown
  ? ErrorCode
  : Thrown extends null | undefined
    ? never
    : Thrown extends { code: infer Code extends ErrorCode }
      ? Code
      : PageCode | Exclude<keyof typeof errorsOfHttp, 'internal'>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The stable code of an error that a call threw; `unexpected` for an error without one. */
export function errorCode<Thrown>(error: Thrown): CodeOf<Thrown> {
  const code = isRecord(error) && typeof error.code === 'string' ? error.code : unexpected;
  // The server throws only codes of the catalogue: its types see to that.
  return (code !== 'internal' && ownCode.test(code) ? code : unexpected) as CodeOf<Thrown>;
}

/** The HTTP status of an error that a call threw; 0 when the server wasn't reached, undefined for other errors. */
export function errorStatus(error: unknown): number | undefined {
  return isRecord(error) && typeof error.status === 'number' ? error.status : undefined;
}

/** What the server sent along with the code. */
export function errorData(error: unknown): Record<string, unknown> {
  return isRecord(error) && isRecord(error.data) ? error.data : {};
}

/** Whether retrying may help without anybody doing anything: the network was gone or the server in trouble. */
export function isWorthRetrying(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== undefined && (status === 0 || status >= 500);
}

/** The seconds to wait that a `too-many-requests` error carries, if any. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const { retryAfterSeconds: seconds } = errorData(error);
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function listed(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : '';
}

function waitText(t: ErrorWords, seconds: number): string {
  return seconds < 90
    ? t('retry-in-seconds', { count: seconds })
    : t('retry-in-minutes', { count: Math.ceil(seconds / 60) });
}

/**
 * The sentence for an error, in the reader's language, chosen by the code alone. Codes without a sentence show the
 * error's own message, and an error without one shows 'An unexpected error occurred'.
 */
export function errorText(t: ErrorWords, error: unknown): string {
  const code: ErrorCode = errorCode(error);
  const seconds = retryAfterSeconds(error);
  if (code === 'too-many-requests' && seconds) return waitText(t, seconds);
  const { why, domains, classes, currentUses, days, max, maxBytes, filename } = errorData(error);
  const hasDomains = Array.isArray(domains) && domains.length > 0;
  if (code === 'teacher-signup-closed' && hasDomains) return t('teacher-signup-domains', { domains: listed(domains) });
  if (code === 'card-invalid' && why === 'class-closed') return t('card-class-closed');
  if (code !== unexpected) {
    const named = {
      classes: listed(classes),
      count: Number(currentUses ?? days ?? 0),
      max: typeof maxBytes === 'number' ? fileSize(maxBytes, currentLanguage()) : max,
      filename,
    };
    return t(code, { ...named, defaultValue: t(unexpected) });
  }
  const status = errorStatus(error);
  if (status !== undefined) return t(unexpected);
  return error instanceof Error && error.message ? error.message : t(unexpected);
}

/** The same for a call that sent typed input: when the server wasn't reached, the input exists only on the screen. */
export function inputErrorText(t: ErrorWords, error: unknown): string {
  const text = errorText(t, error);
  return errorCode(error) === 'network-request-failed' ? `${text} ${t('input-kept')}` : text;
}

/** Which field a code is about, for codes that answer a whole call. */
export type FieldOfCode<Field extends string = string> = Readonly<Partial<Record<ErrorCode, Field>>>;

/**
 * The sentences for single fields, by field name; nested paths are joined with dots.
 *
 * @param fieldOfCode codes that are about one field although they answer the whole call, such as `{
 * 'email-already-in-use': 'email' }`
 */
export function fieldErrors(error: unknown, t: ErrorWords, fieldOfCode: FieldOfCode = {}): Record<string, string> {
  const field = fieldOfCode[errorCode(error)];
  if (field) return { [field]: errorText(t, error) };
  const { issues } = errorData(error);
  const found: Record<string, string> = {};
  for (const issue of Array.isArray(issues) ? issues : []) {
    if (!isRecord(issue) || typeof issue.path !== 'string' || issue.path in found) continue;
    found[issue.path] = problemText(t, issue);
  }
  return found;
}

/** Problems that only programs cause have no sentence of their own. */
function problemText(t: ErrorWords, { problem, max, min }: Record<string, unknown>): string {
  return t(String(problem) as SentProblem, { max, min, defaultValue: t('invalid') });
}
