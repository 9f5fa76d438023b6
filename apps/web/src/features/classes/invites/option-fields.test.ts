import { describe, expect, it } from 'vitest';
import { inviteLink } from './invite-link.ts';
import { isUses, readOptions, typedOptions } from './option-fields.tsx';

describe('the number of uses', () => {
  it.each(['', ' ', '1', ' 25 ', '10000'])('may be %j', (typed) => expect(isUses(typed)).toBeNull());

  it.each(['0', '-1', '2.5', '10001', '1e3', 'ten', '99999999999999'])('may not be %j', (typed) =>
    expect(isUses(typed)).toBe('no-whole-number'),
  );
});

describe('the options of an invite', () => {
  it('are without a limit when nothing was typed', () => {
    expect(readOptions({ maxUses: ' ', expiresOn: '' })).toEqual({ maxUses: null, expiresOn: null });
  });

  it('come back as they were typed', () => {
    const options = { maxUses: 25, expiresOn: '2026-12-31' };
    expect(readOptions(typedOptions(options))).toEqual(options);
    expect(typedOptions({ maxUses: null, expiresOn: null })).toEqual({ maxUses: '', expiresOn: '' });
  });
});

describe('the link of an invite', () => {
  it('opens the registration with the code filled in', () => {
    expect(inviteLink('https://words.school.example', 'GR7VEH')).toBe(
      'https://words.school.example/register/student?code=GR7VEH',
    );
  });
});
