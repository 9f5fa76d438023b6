import { expect, it } from 'vitest';
import type { LiveConnection } from './connection.ts';
import { readOn, welcome } from './reading.ts';
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

it('lets a stream wait whose cursor another process gave after this reading, and welcomes it at the next', async () => {
  const sent: string[] = [];
  const cursor = { era: 'era', at: 1010, snapshot: '9:9:' };
  const streams = subscribers(15);
  const ada = { userId: 'ada', sessionId: 's', isOpen: () => true, end: () => undefined };
  streams.add({ ...ada, start: { at: 'cursor', cursor }, write: (block) => sent.push(block) });
  const connection: LiveConnection = {
    query: async () => [] as never,
    notify: async () => undefined,
    era: () => 'era',
    close: async () => undefined,
  };
  const parts = { connection, streams, clock: { now: () => new Date() } };
  await welcome(parts, { era: 'era', at: 1000, snapshot: '7:7:' });
  expect([sent, streams.counts()]).toEqual([[], { readers: 0, waiting: 1 }]);
  await welcome(parts, { era: 'era', at: 1020, snapshot: '9:9:' });
  expect(sent.join('')).toContain('"type":"ready"');
});
