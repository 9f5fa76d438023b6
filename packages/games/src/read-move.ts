import { dayMs } from '@wordgrove/contract/days';

/** The longest answer that anybody types, in characters. */
const longestText = 300;

/** The fields of a received value, all of unknown type; none when it is no object. */
export function fieldsOf(sent: unknown): Readonly<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null ? (sent as Record<string, unknown>) : {};
}

/** Milliseconds of a play, whole and at most a day; null for anything else. */
export function readTime({ at }: Readonly<Record<string, unknown>>): number | null {
  return isCount(at) && at <= dayMs ? at : null;
}

/** A whole number from 0. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Text of at most 300 characters, such as an id or a typed answer. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestText && value.isWellFormed();
}
