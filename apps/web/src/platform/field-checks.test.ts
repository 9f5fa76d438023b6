import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkFilled,
  checkInviteCode,
  checkLength,
  checkName,
  checkNewPassword,
  problemsOf,
} from './field-checks.ts';

describe('the checks of a form before it is sent', () => {
  it.each([
    ['ada@example.org', null],
    [' Ada@Example.Org ', null],
    ['ada', 'invalid-email'],
    ['ada@example', 'invalid-email'],
    ['', 'required'],
  ])('says of the address %j: %j', (value, problem) => expect(checkEmail(value)).toBe(problem));

  it('counts the characters of a password as people see them', () => {
    expect(checkNewPassword('🌳🌳🌳🌳🌳')).toBe('weak-password');
    expect(checkNewPassword('🌳🌳🌳🌳🌳🌳')).toBeNull();
  });

  it('takes a code in any case, with spaces', () => {
    expect(checkInviteCode(' abc def ')).toBeNull();
    expect(checkInviteCode('  ')).toBe('invite-code-required');
    expect(checkInviteCode('ABC')).toBe('invite-code-malformed');
  });

  it('takes names of 200 characters and not of one more, space around them apart', () => {
    expect(checkName(` ${'x'.repeat(200)} `)).toBeNull();
    expect(checkName('x'.repeat(201))).toBe('too-long');
    expect(checkName(' ')).toBe('required');
    expect(checkLength(3)('')).toBeNull();
  });

  it('lists the wrong fields only', () => {
    const values = { name: '', email: 'ada@example.org' };
    expect(problemsOf(values, { name: checkFilled, email: checkEmail })).toEqual({ name: 'required' });
  });
});
