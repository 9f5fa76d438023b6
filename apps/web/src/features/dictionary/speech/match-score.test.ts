import { describe, expect, it } from 'vitest';
import { matchScore } from './match-score.ts';

describe('the match of what was said', () => {
  it('is whole however the recogniser writes it', () => {
    expect(matchScore('ice cream', ['I scream', 'Ice-cream.'])).toEqual({ heard: 'Ice-cream.', percent: 100 });
  });

  it('falls with every letter that differs', () => {
    expect(matchScore('ship', ['sheep']).percent).toBe(60);
    expect(matchScore('ship', ['chip']).percent).toBe(75);
  });

  it('is nothing when nothing was heard', () => {
    expect(matchScore('ship', [])).toEqual({ heard: '', percent: 0 });
    expect(matchScore('ship', ['...']).percent).toBe(0);
  });
});
