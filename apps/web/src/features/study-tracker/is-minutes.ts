import { limits } from '@wordgrove/contract/limits';
import type { Check } from '#platform/field-checks.ts';
import { isFilled } from '#platform/field-checks.ts';

/** A whole number of minutes that a session can last. */
export const isMinutes: Check = (value) => isFilled(value) ?? problemOf(value.trim());

function problemOf(typed: string): ReturnType<Check> {
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return 'whole-minutes';
  return Number(typed) * 60 > limits.studyMaxSeconds ? 'session-too-long' : null;
}
