import { describe, expect, it } from 'vitest';
import { blockReader } from './server-sent.ts';

const stream =
  'retry: 1000\n\nid: a.b.1:2:\ndata: {"type":"ready"}\n\n: a comment\n\nid: a.c.1:3:\ndata: {"type":"ping"}\n\n';
const blocks = [
  { retry: 1000 },
  { id: 'a.b.1:2:', data: '{"type":"ready"}' },
  {},
  { id: 'a.c.1:3:', data: '{"type":"ping"}' },
];

describe('reading a stream', () => {
  it('finds the same blocks wherever the network cuts it', () => {
    for (let cut = 0; cut <= stream.length; cut++) {
      const read = blockReader();
      expect([...read(stream.slice(0, cut)), ...read(stream.slice(cut))]).toEqual(blocks);
    }
    const read = blockReader();
    expect([...stream].flatMap((character) => read(character))).toEqual(blocks);
  });

  it('keeps an unfinished block back', () => {
    expect(blockReader()('data: {"type":"reset"}\n')).toEqual([]);
  });
});
