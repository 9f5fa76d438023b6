import { expect } from 'vitest';
import type { Answer } from '#testing/visitor.ts';

/** Sends that many requests, twenty at a time, and returns the statuses. */
export async function times(count: number, ask: () => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const batch = Array.from({ length: Math.min(20, count - statuses.length) }, ask);
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}

/** Expects a refusal for too many requests, with the same wait in body and header. */
export function expectWait(answer: Answer, atMost: number): void {
  expect(answer).toMatchObject({ status: 429, body: { code: 'too-many-requests', status: 429 } });
  const { retryAfterSeconds } = answer.body.data;
  expect(answer.headers['retry-after']).toBe(String(retryAfterSeconds));
  expect(retryAfterSeconds).toBeGreaterThan(0);
  expect(retryAfterSeconds).toBeLessThanOrEqual(atMost);
}
