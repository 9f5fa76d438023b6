import { describe, expect, it } from 'vitest';
import { parseMessage } from './live-message.ts';

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
