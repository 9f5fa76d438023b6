import { resolve } from 'node:path';
import { v7 as uuid } from 'uuid';
import { startServer } from '#live/server-process.ts';
import { call } from '#school/calls.ts';

const [samples = 200] = process.argv.slice(2).map(Number);

/** How many requests about one address pass before it has to wait. */
const perAddress = 5;
const warmUp = 10;

type Ask = (email: string) => Promise<unknown>;

const server = await startServer(resolve('.data/bench-school'), 3951);
try {
  const addresses = Math.ceil((samples + warmUp) / perAddress);
  const known: string[] = [];
  for (let n = 0; n < addresses; n += 1) known.push(await registeredAddress());
  const post = (path: string, body: object) => call(server.origin, 'POST', path, body);
  const questions: [string, Ask][] = [
    ['sign-in', (email) => post('/auth/sign-in', { email, password: 'something else' })],
    ['one-time code', (email) => post('/auth/sign-in/code', { email, code: 'ABCDEFGH' })],
    ['forgotten password', (email) => post('/auth/password/forgotten', { email, language: 'en' })],
  ];
  for (const [name, ask] of questions) await compare(name, known, ask);
} finally {
  await server.stop();
}

/** Asks about a known and an unknown address in turn, in a new order each time, so that both meet the same machine. */
async function compare(name: string, known: readonly string[], ask: Ask): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const unknown = known.map(() => newAddress());
  for (let n = 0; n < samples + warmUp; n += 1) {
    const index = Math.floor(n / perAddress);
    const pair = [
      () => timed(times.known, () => ask(known[index] ?? '')),
      () => timed(times.unknown, () => ask(unknown[index] ?? '')),
    ];
    for (const one of n % 2 === 0 ? pair : pair.reverse()) await one();
  }
  const [one, other] = [describe(times.known.slice(warmUp)), describe(times.unknown.slice(warmUp))];
  const apart = Math.abs(one.median - other.median) / one.spread;
  console.log(
    `${name}: known ${one.text}, unknown ${other.text}; medians ${(apart * 100).toFixed(0)} % of the spread apart, ` +
      `a guesser is right ${(guessRate(times.known.slice(warmUp), times.unknown.slice(warmUp)) * 100).toFixed(0)} % of the time`,
  );
}

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const begin = performance.now();
  await work();
  into.push(performance.now() - begin);
}

function describe(times: readonly number[]): { median: number; spread: number; text: string } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, median, high] = [at(0.25), at(0.5), at(0.75)];
  return {
    median,
    spread: high - low,
    text: `${median.toFixed(1)} ms (${low.toFixed(1)}–${high.toFixed(1)})`,
  };
}

/** How often the best single threshold tells the two apart; one half is chance. */
function guessRate(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known, ...unknown];
  const rates = all.map((limit) => {
    const right = known.filter((time) => time > limit).length + unknown.filter((time) => time <= limit).length;
    return Math.max(right, all.length - right) / all.length;
  });
  return Math.max(...rates);
}

function newAddress(): string {
  return `${uuid()}@example.org`;
}

async function registeredAddress(): Promise<string> {
  const email = newAddress();
  const account = { id: uuid(), email, password: 'walnut-lantern-42' };
  const answer = await call(server.origin, 'POST', '/auth/register/teacher', {
    ...account,
    fullName: 'Ada Bench',
    language: 'en',
    timeZone: 'UTC',
  });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  return email;
}
