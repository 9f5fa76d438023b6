import { expect, it } from 'vitest';
import { sendRefusal } from './send-refusal.ts';

const answer = (code: string, data?: unknown) => Object.assign(new Error(code), { code, status: 400, data });

it.each([
  ['support-not-set-up', undefined, { kind: 'not-set-up' }],
  ['too-many-requests', { retryAfterSeconds: 61 }, { kind: 'wait', minutes: 2 }],
  ['too-many-requests', undefined, { kind: 'wait', minutes: 1 }],
  ['attachment-not-allowed', { filename: 'a.pdf' }, { kind: 'file', filename: 'a.pdf' }],
  ['attachment-not-allowed', { filename: '' }, { kind: 'files' }],
  ['too-large', { maxBytes: 1 }, { kind: 'files' }],
  ['too-many-attachments', { max: 5 }, { kind: 'files' }],
  ['network-request-failed', undefined, { kind: 'network' }],
  ['storage-full', undefined, { kind: 'storage-full' }],
  ['unavailable', undefined, { kind: 'other' }],
])('reads the answer %s %o', (code, data, refusal) => {
  expect(sendRefusal(answer(code, data))).toEqual(refusal);
});

it('takes anything else for an error of no known kind', () => {
  expect(sendRefusal(new TypeError('broken'))).toEqual({ kind: 'other' });
});
