import { newPerson } from '#calls.ts';
import { withServer } from '#server.ts';
import { at, median, time } from '#times.ts';

const [samples = 200] = process.argv.slice(2).map(Number);

/** How many requests about one address pass before it has to wait. */
const perAddress = 5;
const warmUp = 10;

type Question = (email: string) => Promise<unknown>;

await withServer('bench-school', async ({ ask }) => {
  const known: string[] = [];
  for (let n = 0; n < (samples + warmUp) / perAddress; n += 1) {
    const person = newPerson();
    await ask.ok('POST', '/auth/register/teacher', person);
    known.push(person.email);
  }
  const questions: [string, Question][] = [
    ['sign-in', (email) => ask('POST', '/auth/sign-in', { email, password: 'something else' })],
    ['one-time code', (email) => ask('POST', '/auth/sign-in/code', { email, code: 'ABCDEFGH' })],
    ['forgotten password', (email) => ask('POST', '/auth/password/forgotten', { email, language: 'en' })],
  ];
  for (const [name, question] of questions) await compare(name, known, question);
});

/** Asks about a known and an unknown address in turn, in a new order each time, so that both meet the same machine. */
async function compare(name: string, known: readonly string[], ask: Question): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const unknown = known.map(() => newPerson().email);
  for (let n = 0; n < samples + warmUp; n += 1) {
    const index = Math.floor(n / perAddress);
    const pair = [
      async () => times.known.push(await time(() => ask(known[index] ?? ''))),
      async () => times.unknown.push(await time(() => ask(unknown[index] ?? ''))),
    ];
    for (const one of n % 2 === 0 ? pair : pair.reverse()) await one();
  }
  const [one, other] = [times.known.slice(warmUp), times.unknown.slice(warmUp)];
  const apart = Math.abs(median(one) - median(other)) / (at(one, 0.75) - at(one, 0.25));
  console.log(
    `${name}: known ${spread(one)}, unknown ${spread(other)}; medians ${(apart * 100).toFixed(0)} % of the spread ` +
      `apart, a guesser is right ${(guessRate(one, other) * 100).toFixed(0)} % of the time`,
  );
}

function spread(times: readonly number[]): string {
  return `${median(times).toFixed(1)} ms (${at(times, 0.25).toFixed(1)}–${at(times, 0.75).toFixed(1)})`;
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
