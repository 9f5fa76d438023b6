import { expect, it } from 'vitest';
import type { LiveConnection } from './connection.ts';
import { readOn } from './reading.ts';
import type { Subscriber } from './subscribers.ts';
import { subscribers } from './subscribers.ts';

type Row = { topic: string; write: string | null };

/** What a user's reader gets when these rows were committed since the last reading. */
async function hintOf(rows: readonly Row[]): Promise<unknown> {
  const sent: string[] = [];
  const ada: Subscriber = {
    userId: 'ada',
    sessionId: 's',
    start: { at: 'now' },
    isOpen: () => true,
    write: (block) => sent.push(block),
    end: () => undefined,
  };
  const streams = subscribers(15);
  streams.add(ada);
  streams.attach(ada);
  const position = { snapshot: '2:2:', at: '1000' };
  const answer = rows.map((row) => ({ ...position, audience: 'user:ada', ...row }));
  const connection: LiveConnection = {
    query: async () => answer as never,
    notify: async () => undefined,
    era: () => 'era',
    close: async () => undefined,
  };
  const before = { era: 'era', at: 1000, snapshot: '1:1:' };
  await readOn({ connection, streams, clock: { now: () => new Date() } }, before, false);
  const [, data = ''] = sent.join('').split('data: ');
  return JSON.parse(data);
}

it('names all writes that told a topic', async () => {
  const rows = [
    { topic: 'todos', write: 'w1' },
    { topic: 'daily-tasks', write: 'w1' },
    { topic: 'todos', write: 'w2' },
  ];
  const writes = { 'daily-tasks': ['w1'], todos: ['w1', 'w2'] };
  expect(await hintOf(rows)).toEqual({ type: 'hint', topics: ['daily-tasks', 'todos'], writes });
});

it.each([
  ['before', [null, 'w1']],
  ['after', ['w1', null]],
  ['between', ['w1', null, 'w2']],
])('names none for a topic that a write without an id told %s', async (_, ids) => {
  const rows = ids.map((write) => ({ topic: 'todos', write }));
  expect(await hintOf([...rows, { topic: 'xp', write: 'w1' }])).toEqual({
    type: 'hint',
    topics: ['todos', 'xp'],
    writes: { xp: ['w1'] },
  });
});

it('names none when there were more than a page makes', async () => {
  const rows = Array.from({ length: 9 }, (_, i) => ({ topic: 'todos', write: `w${i}` }));
  expect(await hintOf(rows)).toEqual({ type: 'hint', topics: ['todos'] });
});
