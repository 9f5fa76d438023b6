import { describe, expect, it } from 'vitest';
import { fitsIn, isEmail, isFilled, isInviteCode, isName, isNewPassword, problemsOf } from './field-checks.ts';

describe('the checks of a form before it is sent', () => {
  it.each([
    ['ada@example.org', null],
    [' Ada@Example.Org ', null],
    ['ada', 'invalid-email'],
    ['ada@example', 'invalid-email'],
    ['', 'required'],
  ])('says of the address %j: %j', (value, problem) => expect(isEmail(value)).toBe(problem));

  it('counts the characters of a password as people see them', () => {
    expect(isNewPassword('🌳🌳🌳🌳🌳')).toBe('weak-password');
    expect(isNewPassword('🌳🌳🌳🌳🌳🌳')).toBeNull();
  });

  it('takes a code in any case, with spaces', () => {
    expect(isInviteCode(' abc def ')).toBeNull();
    expect(isInviteCode('  ')).toBe('invite-code-required');
    expect(isInviteCode('ABC')).toBe('invite-code-malformed');
  });

  it('takes names of 200 characters and not of one more, space around them apart', () => {
    expect(isName(` ${'x'.repeat(200)} `)).toBeNull();
    expect(isName('x'.repeat(201))).toBe('too-long');
    expect(isName(' ')).toBe('required');
    expect(fitsIn(3)('')).toBeNull();
  });

  it('lists the wrong fields only', () => {
    const values = { name: '', email: 'ada@example.org' };
    expect(problemsOf(values, { name: isFilled, email: isEmail })).toEqual({ name: 'required' });
  });
});
