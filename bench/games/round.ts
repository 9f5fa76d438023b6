import { loadContent } from '@wordgrove/content';
import { gameFacts } from '@wordgrove/games';
import { games, seeded } from '@wordgrove/games/rounds';
import { openLibrary } from '@wordgrove/server/src/features/games/library.ts';
import type pg from 'pg';
import { v7 as uuid } from 'uuid';
import { registerStudent } from '#calls.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { repeat, report } from '#times.ts';

type Game = { makeRound: (material: object, wish: object, random: () => number) => { items?: unknown[] } };

const [words = 5000, rounds = 200] = process.argv.slice(2).map(Number);
const content = loadContent();
// The bank's words have been due longest, from every level in turn, as for somebody who has learned for years; when
// there are too few, words that it doesn't have follow.
const step = Math.max(1, Math.floor(content.words.length / words));
const bank = content.words
  .filter((_, place) => place % step === 0)
  .slice(0, words)
  .map(({ lemma, pos }) => `${lemma.toLowerCase()}:${pos}`);
const keys = [...bank, ...Array.from({ length: words - bank.length }, (_, n) => `strange${n}:noun`)];
const wishes = Object.entries(gameFacts).flatMap(([type, { modes, items }]) =>
  modes.map((mode) => ({ type, mode, items: items.most, canHear: true })),
);

measureRounds(games as Record<string, Game>);
await withServer('bench-games', measureStarts);

/** Without a server: from the list of due words to the round. */
function measureRounds(made: Record<string, Game>): void {
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
        const { items } = made[wish.type]?.makeRound(material, wish, seeded(seed)) ?? {};
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
async function measureStarts({ ask, database }: Server): Promise<void> {
  const { cookie, userId } = await registerStudent(ask);
  pinGenerator();
  await ask.ok('PATCH', '/profiles/me/choices', { language: 'tr' }, cookie);
  await remember(database, userId);
  console.log(`${keys.length} due words, on the server`);
  const hub = () => ask.ok('GET', '/games/hub', undefined, cookie);
  await repeat(20, hub);
  report('hub', await repeat(rounds, hub));
  for (const wish of wishes) {
    const name = `${wish.type} ${wish.mode}`;
    const play = () => ({ id: uuid(), ...wish, source: { kind: 'due' }, timer: 'none' });
    const first = await ask('POST', '/games/plays', play(), cookie);
    // With too few words some games have no exercise: that is an answer, but no round to measure.
    if (first.status === 409) {
      console.log(`${name}: refused, ${JSON.stringify(first.body)}`);
      continue;
    }
    const start = () => ask.ok('POST', '/games/plays', play(), cookie);
    await repeat(10, start);
    report(name, await repeat(rounds, start));
  }
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
