import { describe, expect, it } from 'vitest';
import { mergeChosen, mergeEdits } from './merge-edits.ts';

const base = { name: 'Ada', grade: '7', bio: '' };

describe('a form whose row was saved elsewhere while somebody types', () => {
  it('gets the new values in the fields that nobody touched', () => {
    const { values, clashes } = mergeEdits({ ...base, bio: 'typed' }, base, { ...base, name: 'Ada L.' });
    expect(values).toEqual({ ...base, bio: 'typed', name: 'Ada L.' });
    expect(clashes).toEqual({});
  });

  it('keeps what was typed, and knows what is saved now', () => {
    const { values, clashes } = mergeEdits({ ...base, bio: 'mine' }, base, { ...base, bio: 'theirs' });
    expect(values.bio).toBe('mine');
    expect(clashes).toEqual({ bio: 'theirs' });
  });

  it('has no clash when both sides say the same', () => {
    const { clashes } = mergeEdits({ ...base, bio: 'same ' }, base, { ...base, bio: 'same' });
    expect(clashes).toEqual({});
  });

  it('keeps what was emptied', () => {
    expect(mergeEdits({ ...base, grade: '' }, base, { ...base, name: 'Ada L.' }).values.grade).toBe('');
  });
});

describe('a choice that was saved elsewhere meanwhile', () => {
  it('keeps what was ticked and unticked here, and takes the rest', () => {
    expect(mergeChosen(['a', 'c'], ['a', 'b'], ['a', 'b', 'd'])).toEqual(['a', 'd', 'c']);
    expect(mergeChosen(['a', 'b'], ['a', 'b'], ['b', 'e'])).toEqual(['b', 'e']);
    expect(mergeChosen([], ['a'], ['a'])).toEqual([]);
  });
});
