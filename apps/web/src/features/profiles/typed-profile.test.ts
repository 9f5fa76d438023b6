import { describe, expect, it } from 'vitest';
import type { TypedProfile } from './typed-profile.ts';
import { changeOf } from './typed-profile.ts';

const base: TypedProfile = {
  displayName: 'Ada',
  fullName: 'Ada Lovelace',
  timeZone: 'Europe/London',
  schoolName: 'Hill School',
  subjects: 'English',
  bio: '',
  grade: '',
};

describe('what a saved profile sends', () => {
  it('is nothing but the fields that were changed', () => {
    expect(changeOf(base, base)).toEqual({});
    expect(changeOf({ ...base, bio: 'Hello', schoolName: '' }, base)).toEqual({ bio: 'Hello', schoolName: '' });
  });

  it('takes subjects apart, each once', () => {
    expect(changeOf({ ...base, subjects: ' English, German;Maths,, English ' }, base)).toEqual({
      subjects: ['English', 'German', 'Maths'],
    });
    expect(changeOf({ ...base, subjects: ' ' }, base)).toEqual({ subjects: [] });
  });
});
