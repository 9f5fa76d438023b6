import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContractCall } from './contract-calls.ts';

/** An answer as received. */
export type WireAnswer = { status: number; type: string; text: string };

const errorSchema = z.strictObject({
  defined: z.boolean(),
  code: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  status: z.int(),
  message: z.string(),
  data: z.unknown().optional(),
});

export type ErrorAnswer = z.infer<typeof errorSchema>;

/** The error in an answer, or null when it doesn't have the common error shape. */
export function readError({ status, type, text }: WireAnswer): ErrorAnswer | null {
  if (!type.startsWith('application/json')) return null;
  const parsed = errorSchema.safeParse(parse(text));
  return parsed.success && parsed.data.status === status && parsed.data.message === parsed.data.code
    ? parsed.data
    : null;
}

/**
 * What is wrong with a successful answer: fields that the contract doesn't name, or another shape than the contract's.
 */
export function judgeSuccess(call: Pick<ContractCall, 'output' | 'successStatus'>, answer: WireAnswer): string | null {
  if (answer.status !== call.successStatus) return `status ${answer.status}: ${answer.text.slice(0, 300)}`;
  const body = parse(answer.text);
  const parsed = call.output.safeParse(body);
  if (!parsed.success) return `not as the contract says: ${z.prettifyError(parsed.error)}`;
  return isDeepStrictEqual(parsed.data, body) ? null : `more than the contract says: ${answer.text.slice(0, 300)}`;
}

/** What is wrong with a refusal: an undeclared code, another status than declared, or undeclared data. */
export function judgeError(call: Pick<ContractCall, 'errors'>, error: ErrorAnswer): string | null {
  const declared = call.errors.get(error.code);
  if (!declared) return `undeclared code ${error.code}`;
  if (declared.status !== error.status) return `${error.code} with status ${error.status}`;
  const parsed = (declared.payload ?? z.undefined()).safeParse(error.data);
  if (!parsed.success || !isDeepStrictEqual(parsed.data, error.data)) return `${error.code} with undeclared data`;
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
