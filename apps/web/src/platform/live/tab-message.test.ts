import { describe, expect, it } from 'vitest';
import type { TabMessage } from './tab-message.ts';
import { readTabMessage } from './tab-message.ts';

const beat: TabMessage = {
  kind: 'beat',
  from: 'a',
  term: 3,
  count: 7,
  resumedFrom: null,
  cursor: 'x.y.1:2:',
  isLive: true,
  recent: { topics: { roster: 5 }, covers: 1 },
  message: { type: 'hint', topics: ['roster'] },
};

describe('what another tab says', () => {
  it('comes through as it was', () => {
    const said: TabMessage[] = [
      beat,
      { kind: 'ask', from: 'a' },
      { kind: 'bye', from: 'a' },
      { kind: 'claim', from: 'a', term: 2 },
    ];
    for (const message of said) expect(readTabMessage(structuredClone(message))).toEqual(message);
  });

  it.each([
    null,
    'beat',
    {},
    { kind: 'ask' },
    { kind: 'unheard of', from: 'a' },
    { kind: 'claim', from: 'a' },
    { ...beat, count: '7' },
    { ...beat, cursor: undefined },
    { ...beat, recent: { topics: {} } },
    { ...beat, recent: null },
  ])('is left alone when it can’t be understood (%#)', (value) => {
    expect(readTabMessage(value)).toBeNull();
  });

  it('may speak of things this page doesn’t know', () => {
    const newer = { ...beat, recent: { topics: { roster: 5, news: 6 }, covers: 1 }, message: { type: 'news' } };
    const { message, ...rest } = beat;
    expect(message).toBeDefined();
    expect(readTabMessage(newer)).toEqual(rest);
  });
});
