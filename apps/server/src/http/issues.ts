import type { Issue } from '@wordgrove/contract/errors';
import type { Problem } from '@wordgrove/contract/problems';
import { problems } from '@wordgrove/contract/problems';

/** What a schema found, as the schema library tells it. */
type Found = {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  code?: string;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
};

const words: ReadonlySet<string> = new Set(problems);

/** What a schema found, in our words: where, what, and for a limit which. The library's sentences go nowhere. */
export function issuesOf(found: readonly Found[]): Issue[] {
  return found.map((issue) => ({
    path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    problem: problemOf(issue),
    ...(issue.code === 'too_big' && { max: Number(issue.maximum) }),
    ...(issue.code === 'too_small' && { min: Number(issue.minimum) }),
  }));
}

function problemOf({ message, code, origin, minimum }: Found): Problem {
  // A schema that has a word of ours for what it refuses says so as its message.
  if (isProblem(message)) return message;
  if (code === 'too_big') return origin === 'string' ? 'too-long' : origin === 'array' ? 'too-many' : 'too-high';
  if (code !== 'too_small') return 'invalid';
  if (origin === 'string') return Number(minimum) > 1 ? 'too-short' : 'required';
  return origin === 'array' ? 'too-few' : 'too-low';
}

function isProblem(text: string): text is Problem {
  return words.has(text);
}
