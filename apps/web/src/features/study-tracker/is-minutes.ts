import type { Check } from '#platform/field-checks.ts';
import { isFilled } from '#platform/field-checks.ts';

/** A number of whole minutes; whether it is too many is said by the server. */
export const isMinutes: Check = (value) =>
  isFilled(value) ?? (/^0*[1-9]\d{0,4}$/.test(value.trim()) ? null : 'invalid');
