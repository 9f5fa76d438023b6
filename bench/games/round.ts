import { resolve } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { findDatabase } from '#live/server-database.ts';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { call } from '#school/calls.ts';
import { registerStudent } from '#school/student.ts';
import { repeat, report } from '#school/times.ts';

type Word = { lemma: string; pos: string };
type Library = {
  written: () => Record<string, unknown>;
  shelf: (language: string) => { pool: object; find: (key: string) => object | undefined };
};
type Made = { items?: unknown[]; shortage?: string };
type Wish = { type: string; mode: string; items: number };
type Game = { makeRound: (material: object, wish: object, random: () => number) => Made };

const [words = 5000, rounds = 200] = process.argv.slice(2).map(Number);
const { loadContent } = await load<{ loadContent: () => { words: Word[] } }>('packages/content/src/index.ts');
const { openLibrary } = await load<{ openLibrary: (content: () => unknown) => Library }>(
  'apps/server/src/features/games/library.ts',
);
const { games, seeded } = await load<{ games: Record<string, Game>; seeded: (seed: number) => () => number }>(
  'packages/games/src/rounds.ts',
);
const { gameFacts } = await load<{ gameFacts: Record<string, { modes: string[]; items: { most: number } }> }>(
  'packages/games/src/facts.ts',
);
const content = loadContent();
// The bank's words have been due longest, from every level in turn, as for somebody who has learned for years; when
// there are too few, words that it doesn't have follow.
const step = Math.max(1, Math.floor(content.words.length / words));
const bank = content.words
  .filter((_, place) => place % step === 0)
  .slice(0, words)
  .map(({ lemma, pos }) => `${lemma.toLowerCase()}:${pos}`);
const keys = [...bank, ...Array.from({ length: words - bank.length }, (_, n) => `strange${n}:noun`)];
const wishes = Object.keys(games).flatMap((type) => {
  const { modes = [], items } = gameFacts[type] ?? {};
  return modes.map((mode) => ({ type, mode, items: items?.most ?? 1, canHear: true }));
});

measureRounds();
await measureStarts();

/** Without a server: from the list of due words to the round. */
function measureRounds(): void {
  const library = openLibrary(() => content);
  const { pool, find } = library.shelf('tr');
  const written = library.written();
  const sample = find(keys[0] ?? '');
  console.log(`${keys.length} words, no server`);
  for (const wish of wishes) {
    const times = Array.from({ length: rounds }, (_, seed) =>
      processorTime(() => {
        const wanted = new Set(keys);
        const chosen = keys.map((key) => find(key) ?? { ...sample, key, lemma: key.replace(':noun', '') });
        const material = { words: chosen, pool, written, isWanted: (key: string) => wanted.has(key) };
        const { items } = games[wish.type]?.makeRound(material, wish, seeded(seed)) ?? {};
        if (!items && words >= 1000) throw new Error(`${wish.type} ${wish.mode} has no round`);
      }),
    );
    report(`${wish.type} ${wish.mode}`, times);
  }
}

/** In milliseconds; other work on the machine doesn't count. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** As a student gets it: starts on the real server, one after the other, and the hub. */
async function measureStarts(): Promise<void> {
  const dataDir = resolve('.data/bench-games');
  const server = await startServer(dataDir, 3973);
  const database = new pg.Client(await findDatabase(dataDir));
  try {
    await database.connect();
    const { cookie, userId } = await registerStudent(server.origin);
    pinGenerator();
    await call(server.origin, 'PATCH', '/profiles/me/choices', { language: 'tr' }, cookie);
    await remember(database, userId);
    console.log(`${keys.length} due words, on the server`);
    const hub = () => call(server.origin, 'GET', '/games/hub', undefined, cookie);
    await repeat(20, hub);
    report('hub', await repeat(rounds, hub));
    for (const wish of wishes) {
      const name = `${wish.type} ${wish.mode}`;
      const first = await startOne(server.origin, cookie, wish);
      // With too few words some games have no exercise: that is an answer, but no round to measure.
      if (first.status === 409) {
        console.log(`${name}: refused, ${JSON.stringify(first.body)}`);
        continue;
      }
      const start = async () => {
        const { status } = await startOne(server.origin, cookie, wish);
        if (status !== 201) throw new Error(`${name} answered ${status}`);
      };
      await repeat(10, start);
      report(name, await repeat(rounds, start));
    }
  } finally {
    await database.end();
    await server.stop();
  }
}

function startOne(origin: string, cookie: string, wish: Wish) {
  const play = { id: uuid(), ...wish, source: { kind: 'due' }, timer: 'none' };
  return call(origin, 'POST', '/games/plays', play, cookie);
}

async function remember(database: pg.Client, userId: string): Promise<void> {
  await database.query(
    `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
       scheduled_days, last_review, is_marked, last_event_at, last_event_id, parameters_version)
     SELECT $1, word, 20, 5, now() - (20000 - n) * interval '1 minute', 5, 0, 2, 0, 20, now() - interval '30 days', false,
       now() - interval '30 days', gen_random_uuid(), 1
     FROM unnest($2::text[]) WITH ORDINALITY AS w (word, n)`,
    [userId, keys],
  );
  await database.query('ANALYZE word_memory');
}

async function load<Module>(path: string): Promise<Module> {
  const module: unknown = await import(new URL(`../../${path}`, import.meta.url).href);
  return module as Module;
}
