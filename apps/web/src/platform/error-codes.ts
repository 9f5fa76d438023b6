import type { ErrorCode as ServerCode } from '@wordgrove/contract/errors';
import type { FieldProblem as ServerProblem } from '@wordgrove/contract/problems';
import type errorsEn from '#locales/en/errors.json';
import type insideErrorsEn from '#locales/en/errors-inside.json';
import type fileErrorsEn from '#locales/en/pdfs-files.json';

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'many' | 'other'}` ? Stem : Key;

/** Doesn't compile for a code without a sentence in the namespace `errors`. */
type WithSentence<
  Code extends WithoutPlural<keyof typeof errorsEn | keyof typeof insideErrorsEn | keyof typeof fileErrorsEn>,
> = Code;

/** What goes wrong without an answer of the server, or with one that says no more than that: `internal`. */
export type PageCode =
  | 'network-request-failed'
  | 'no-user'
  | 'unexpected'
  /** Of uploads and downloads. */
  | 'canceled'
  | 'retry-limit-exceeded';

/** Every code of the contract's catalogue, and the page's own. */
export type ErrorCode = WithSentence<Exclude<ServerCode, 'internal'> | PageCode>;

/** What is wrong with a field, as the server says it. */
export type SentProblem = WithSentence<ServerProblem>;

/** The same found by the page's own checks, which name no limits. */
export type FieldProblem = WithSentence<
  Exclude<ServerProblem, 'too-short' | 'too-many' | 'too-few' | 'too-high' | 'too-low'> | 'no-whole-number'
>;
