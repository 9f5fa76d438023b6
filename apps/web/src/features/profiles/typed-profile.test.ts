import { describe, expect, it } from 'vitest';
import type { TypedProfile } from './typed-profile.ts';
import { changeOf, mergeProfile } from './typed-profile.ts';

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

describe('a profile that was saved elsewhere while somebody types', () => {
  it('brings its values to the fields that nobody touched', () => {
    const { values, clashes } = mergeProfile({ ...base, bio: 'typed' }, base, { ...base, displayName: 'Ada L.' });
    expect(values).toEqual({ ...base, bio: 'typed', displayName: 'Ada L.' });
    expect(clashes).toEqual({});
  });

  it('leaves what was typed, and says what is saved now', () => {
    const { values, clashes } = mergeProfile({ ...base, bio: 'mine' }, base, { ...base, bio: 'theirs' });
    expect(values.bio).toBe('mine');
    expect(clashes).toEqual({ bio: 'theirs' });
  });

  it('is no clash when both sides say the same', () => {
    const { clashes } = mergeProfile({ ...base, bio: 'same ' }, base, { ...base, bio: 'same' });
    expect(clashes).toEqual({});
  });
});
