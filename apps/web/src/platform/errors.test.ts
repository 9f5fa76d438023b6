import { ORPCError } from '@orpc/client';
import { catalogue } from '@wordgrove/contract/errors';
import { languages } from '@wordgrove/contract/languages';
import { fieldProblems } from '@wordgrove/contract/problems';
import type { TFunction } from 'i18next';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import type { orpc } from './api.ts';
import { errorCode, errorText, fieldErrors, inputErrorText, isWorthRetrying } from './errors.ts';

const texts = import.meta.glob<Record<string, string>>(
  ['#locales/*/errors.json', '#locales/*/errors-inside.json', '#locales/*/pdfs-files.json'],
  {
    import: 'default',
    eager: true,
  },
);
const i18n = createInstance();
let t: TFunction<'errors'>;

/** What changing a to-do throws. */
type Thrown = Parameters<NonNullable<ReturnType<typeof orpc.todos.edit.mutationOptions>['onError']>>[0];

beforeAll(async () => {
  await i18n.init({ lng: 'en', fallbackLng: false, interpolation: { escapeValue: false } });
  for (const [path, sentences] of Object.entries(texts)) {
    const language = path.split('/').at(-2) ?? '';
    i18n.addResourceBundle(language, 'errors', sentences);
  }
  t = i18n.getFixedT('en', 'errors');
});

function answered(code: string, status: number, data?: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { status, data, message: code });
}

const given = { classes: ['A'], currentUses: 2, max: 3, min: 2, filename: 'cat.exe', domains: [] };

describe.each(languages)('in %s', (language) => {
  it.each(Object.keys(catalogue).filter((code) => code !== 'internal'))('the code %s has a sentence', (code) => {
    const words = i18n.getFixedT(language, 'errors');
    const text = errorText(words, answered(code, 400, given));
    expect(text).not.toBe(words('unexpected'));
    expect(text.length).toBeGreaterThan(8);
    expect(text).not.toMatch(/undefined|\{\{/);
  });

  it.each(fieldProblems)('the problem %s has one', (problem) => {
    const words = i18n.getFixedT(language, 'errors');
    const issues = [{ path: 'field', problem, max: 3, min: 2 }];
    const { field = '' } = fieldErrors(answered('invalid-input', 400, { issues }), words);
    expect(field === words('invalid')).toBe(problem === 'invalid');
    expect(field).not.toMatch(/undefined|\{\{/);
  });
});

describe('inputErrorText', () => {
  it('says that what was typed is still here only where the server wasn’t reached, and errorText never', () => {
    const [lost, refused] = [answered('network-request-failed', 0), answered('user-not-found', 404)];
    expect(inputErrorText(t, lost)).toBe(`${errorText(t, lost)} What you typed is still here.`);
    expect(inputErrorText(t, refused)).toBe(errorText(t, refused));
    expect(errorText(t, lost)).toBe("We can't reach the server. Check your connection and try again.");
  });
});

describe('errorText', () => {
  it.each([
    ['user-not-found', 'No user found with this email'],
    ['wrong-password', 'Incorrect password'],
    ['invalid-credential', 'Invalid email or password'],
    ['email-already-in-use', 'Email is already registered'],
    ['weak-password', 'Password should be at least 6 characters'],
    ['invalid-email', 'Invalid email address'],
    ['permission-denied', 'Permission denied. Please try again.'],
    ['invite-invalid', 'Invalid invite code. Please check with your teacher.'],
    ['invite-expired', 'This invite code has expired'],
    ['invite-used-up', 'This invite code has reached its maximum number of uses'],
    ['invite-teacher-missing', 'Teacher not found for this invite code'],
    ['invite-code-required', 'Invite code is required'],
    ['invite-code-malformed', 'Valid invite code is required to register as a student'],
    ['profile-not-found', 'User profile not found. Please try logging out and back in.'],
    ['no-user', 'No user logged in'],
  ])('says for %s exactly %j', (code, sentence) => {
    expect(errorText(t, answered(code, 400))).toBe(sentence);
  });

  it('says the limit of a file as people would', () => {
    const limit = (maxBytes: number) => errorText(t, answered('file-too-large', 413, { maxBytes }));
    expect(limit(10_485_760)).toBe('This file is too large. 10\u00a0MB is the limit.');
    expect(limit(300_000)).toBe('This file is too large. 300\u00a0kB is the limit.');
  });

  it('adds the time to wait as far as it is known', () => {
    const wait = (data?: unknown) => errorText(t, answered('too-many-requests', 429, data));
    expect(wait()).toBe('Too many failed attempts. Try again later');
    expect(wait({ retryAfterSeconds: 40 })).toBe('Too many failed attempts. Try again later (in 40 seconds)');
    expect(wait({ retryAfterSeconds: 841 })).toBe('Too many failed attempts. Try again later (in 15 minutes)');
    expect(wait({ retryAfterSeconds: 1 })).toBe('Too many failed attempts. Try again later (in 1 second)');
  });

  it('names what the server sent along', () => {
    const closed = answered('teacher-signup-closed', 403, { domains: ['school.example', 'lycee.example'] });
    expect(errorText(t, closed)).toContain('school.example, lycee.example');
    expect(errorText(t, answered('below-current-uses', 409, { currentUses: 1 }))).toContain('used 1 time already');
    expect(errorText(t, answered('classes-still-open', 409, { classes: ['7b'] }))).toContain('7b');
  });

  it('shows the own message of an error without a code, and a sentence when it has none', () => {
    expect(errorText(t, new Error('The printer is on fire'))).toBe('The printer is on fire');
    expect(errorText(t, new Error(''))).toBe('An unexpected error occurred');
    expect(errorText(t, 'nonsense')).toBe('An unexpected error occurred');
  });

  it('never shows what a server in trouble said', () => {
    const trouble = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500, message: 'relation "users" does not exist' });
    expect(errorText(t, trouble)).toBe('An unexpected error occurred');
  });
});

describe('fieldErrors', () => {
  const refused = answered('invalid-input', 400, {
    issues: [
      { path: 'email', problem: 'invalid-email' },
      { path: 'email', problem: 'too-long' },
      { path: 'fullName', problem: 'something new' },
      { path: 'message', problem: 'too-long', max: 5000 },
      { path: 'words', problem: 'too-many', max: 200 },
      { path: 'minutes', problem: 'too-low', min: 1 },
      { path: 'settings.maxUses', problem: 'required' },
      'nonsense',
    ],
  });

  it('gives each field its first problem, in words', () => {
    expect(fieldErrors(refused, t)).toEqual({
      email: 'Invalid email address',
      fullName: 'Please check this.',
      message: 'That is too long. Please shorten it.',
      words: 'Those are too many: 200 at most.',
      minutes: 'That number is too low: at least 1.',
      'settings.maxUses': 'Please fill this in.',
    });
  });

  it('puts an error of the whole call beside the field that it speaks about', () => {
    const taken = answered('email-already-in-use', 409);
    expect(fieldErrors(taken, t, { 'email-already-in-use': 'email' })).toEqual({
      email: 'Email is already registered',
    });
    expect(fieldErrors(taken, t)).toEqual({});
  });
});

describe('isWorthRetrying', () => {
  it('tells what may pass by itself from what will not', () => {
    expect(isWorthRetrying(answered('network-request-failed', 0))).toBe(true);
    expect(isWorthRetrying(answered('INTERNAL_SERVER_ERROR', 503))).toBe(true);
    expect(isWorthRetrying(answered('not-found', 404))).toBe(false);
    expect(isWorthRetrying(new Error('a bug of ours'))).toBe(false);
  });
});

describe('errorCode', () => {
  it('is `unexpected` without a code of ours', () => {
    expect(errorCode(new Error('no code'))).toBe('unexpected');
    expect(errorCode(answered('INTERNAL_SERVER_ERROR', 502))).toBe('unexpected');
    expect(errorCode(answered('internal', 500))).toBe('unexpected');
  });

  it('knows the codes of a call by its types', () => {
    const isOf = (error: Thrown) => [
      errorCode(error) === 'edit-conflict',
      errorCode(error) === 'not-found',
      errorCode(error) === 'network-request-failed',
      // @ts-expect-error Changing a to-do doesn't declare it.
      errorCode(error) === 'deck-full',
    ];
    // @ts-expect-error No call has such a code.
    const isTypo = (error: unknown) => errorCode(error) === 'not-fond';
    expect([isOf, isTypo]).toHaveLength(2);
  });
});
