import { ORPCError } from '@orpc/client';
import { contract } from '@wordgrove/contract';
import type { TFunction } from 'i18next';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import errorsEn from '#locales/en/errors.json';
import { errorCodes, isErrorCode } from './error-codes.ts';
import { errorCode, errorText, fieldErrors, inputErrorText, isWorthRetrying } from './errors.ts';

let t: TFunction<'errors'>;

beforeAll(async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', resources: { en: { errors: errorsEn } }, interpolation: { escapeValue: false } });
  t = i18n.getFixedT('en', 'errors');
});

function answered(code: string, status: number, data?: unknown): ORPCError<string, unknown> {
  return new ORPCError(code, { status, data, message: code });
}

describe('every error that the contract declares', () => {
  const declared = new Set<string>();
  for (const feature of Object.values(contract)) {
    for (const call of Object.values(feature)) {
      for (const code of Object.keys(call['~orpc'].errorMap)) declared.add(code);
    }
  }

  it('is found', () => {
    expect(declared.size).toBeGreaterThan(25);
  });

  it.each([...declared])('%s has a sentence', (code) => {
    expect(isErrorCode(code)).toBe(true);
    const text = errorText(t, answered(code, 400, { domains: [], classes: ['A'], currentUses: 2 }));
    expect(text).not.toBe(code);
    expect(text.length).toBeGreaterThan(8);
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
      { path: 'message', problem: 'Too big: expected string to have <=5000 characters' },
      { path: 'settings.maxUses', problem: 'required' },
      'nonsense',
    ],
  });

  it('gives each field its first problem, in words', () => {
    expect(fieldErrors(refused, t)).toEqual({
      email: 'Invalid email address',
      fullName: 'Please check this.',
      message: 'That is too long. Please shorten it.',
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

it('every listed code is one of the sentences, without doubles', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  expect(errorCode(new Error('no code'))).toBe('unexpected');
});
