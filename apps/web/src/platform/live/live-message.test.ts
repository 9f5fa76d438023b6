import { describe, expect, it } from 'vitest';
import type { TabMessage } from './live-message.ts';
import { parseMessage, readTabMessage } from './live-message.ts';

describe('a message', () => {
  it('is read with the topics this page knows', () => {
    const text = '{"type":"hint","topics":["roster","of a newer server",7,"profile"]}';
    expect(parseMessage(text)).toEqual({ type: 'hint', topics: ['roster', 'profile'] });
    expect(parseMessage('{"type":"ready","topics":[]}')).toEqual({ type: 'ready', topics: [] });
    expect(parseMessage('{"type":"ended","by":"somebody"}')).toEqual({ type: 'ended' });
  });

  it('is read with the writes that it names', () => {
    const text =
      '{"type":"hint","topics":["todos","xp"],"writes":{"todos":["p-1","p-2"],"xp":"p-1","unheard of":["p-1"],"notices":[7]}}';
    expect(parseMessage(text)).toEqual({ type: 'hint', topics: ['todos', 'xp'], writes: { todos: ['p-1', 'p-2'] } });
    expect(parseMessage('{"type":"ready","topics":["xp"],"writes":{"xp":["p-1"]}}')).toEqual({
      type: 'ready',
      topics: ['xp'],
    });
  });

  it.each(['', '{', 'null', '7', '[]', '{"type":"unheard of"}', '{"topics":["roster"]}'])('%j is none', (text) => {
    expect(parseMessage(text)).toBeNull();
  });
});

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
