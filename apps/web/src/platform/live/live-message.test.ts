import { describe, expect, it } from 'vitest';
import { parseMessage } from './live-message.ts';

describe('a message', () => {
  it('is read with the topics this page knows', () => {
    const text = '{"type":"hint","topics":["roster","of a newer server",7,"profile"]}';
    expect(parseMessage(text)).toEqual({ type: 'hint', topics: ['roster', 'profile'] });
    expect(parseMessage('{"type":"ready","topics":[]}')).toEqual({ type: 'ready', topics: [] });
    expect(parseMessage('{"type":"ended","by":"somebody"}')).toEqual({ type: 'ended' });
  });

  it.each(['', '{', 'null', '7', '[]', '{"type":"unheard of"}', '{"topics":["roster"]}'])('%j is none', (text) => {
    expect(parseMessage(text)).toBeNull();
  });
});
