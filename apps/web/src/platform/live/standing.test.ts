import { describe, expect, it } from 'vitest';
import type { Beat } from './live-message.ts';
import type { Standing } from './standing.ts';
import { afterBeat, afterMessage, newStanding } from './standing.ts';

const now = 5000;
const standing: Standing = {
  since: 1000,
  recent: { topics: { roster: 2000 }, covers: 900 },
  heard: { owner: 'a', term: 2, count: 4, cursor: 'c4' },
};
const beat = (wish: Partial<Beat> = {}): Beat => ({
  kind: 'beat',
  from: 'a',
  term: 2,
  count: 4,
  resumedFrom: 'c0',
  cursor: 'c4',
  isLive: true,
  recent: standing.recent,
  ...wish,
});
const hint = { type: 'hint', topics: ['notices'] } as const;
const refetch = (from: Standing, wish: Partial<Beat>) => afterBeat(from, beat(wish), now).refetch;
const everything = { all: true, topics: [] };
const nothing = { all: false, topics: [] };

describe('a tab that hears the owner', () => {
  it('fetches what the next message names', () => {
    expect(refetch(standing, { count: 5, message: hint })).toEqual({ all: false, topics: ['notices'] });
  });

  it('hears which writes a message names, which a tab that missed it doesn’t', () => {
    const writes = { notices: ['p-1'] };
    const message = { ...hint, writes };
    expect(refetch(standing, { count: 5, message })).toEqual({ all: false, topics: ['notices'], writes });
    expect(refetch(standing, { count: 6, message })).toEqual(everything);
  });

  it('has nothing to do when only the cursor moved', () => {
    const after = afterBeat(standing, beat({ cursor: 'c4-later' }), now);
    expect(after.refetch).toEqual(nothing);
    expect(after.standing.heard?.cursor).toBe('c4-later');
  });

  it('fetches everything when it hasn’t heard a message before this one, or before a sign of life', () => {
    expect(refetch(standing, { count: 6, message: hint })).toEqual(everything);
    expect(refetch(standing, { count: 5 })).toEqual(everything);
  });

  it('goes on with a new owner that resumed where this tab stood', () => {
    const next = { from: 'b', term: 3, resumedFrom: 'c4' };
    expect(refetch(standing, { ...next, count: 0 })).toEqual(nothing);
    expect(refetch(standing, { ...next, count: 1, message: hint })).toEqual({ all: false, topics: ['notices'] });
  });

  it('fetches everything when a new owner resumed elsewhere, or has passed on more than it heard', () => {
    expect(refetch(standing, { from: 'b', term: 3, count: 0, resumedFrom: 'c3' })).toEqual(everything);
    expect(refetch(standing, { from: 'b', term: 3, count: 1, resumedFrom: 'c4' })).toEqual(everything);
    expect(refetch(standing, { from: 'b', term: 2, count: 4, resumedFrom: 'c3' })).toEqual(everything);
  });

  it('fetches everything when the server says so, and counts as fresh from then on', () => {
    const recent = { topics: {}, covers: 4990 };
    const after = afterBeat(standing, beat({ count: 5, message: { type: 'reset' }, recent }), now);
    expect(after.refetch).toEqual(everything);
    expect(after.standing.since).toBe(now);
    expect(refetch(after.standing, { count: 5, recent })).toEqual(nothing);
  });
});

describe('a tab that was just opened', () => {
  it('fetches again only what was told since its page was', () => {
    const recent = { topics: { roster: 2000, notices: 4000, profile: 4500 }, covers: 900 };
    expect(refetch(newStanding(4000), { recent }).topics).toEqual(['profile', 'notices']);
  });

  it('fetches everything when its page is older than what the owner can vouch for', () => {
    expect(refetch(newStanding(899), {})).toEqual(everything);
  });
});

describe('the owner', () => {
  it('notes when each topic was told, for tabs that are opened later', () => {
    expect(afterMessage(standing, hint, now).recent).toEqual({ topics: { roster: 2000, notices: now }, covers: 900 });
    expect(afterMessage(standing, { type: 'ping' }, now)).toEqual(standing);
  });

  it('vouches for nothing before a reset', () => {
    expect(afterMessage(standing, { type: 'reset' }, now).recent).toEqual({ topics: {}, covers: now });
  });
});
