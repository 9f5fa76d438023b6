import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';
import { registerStudent } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';
import { at, time } from '#times.ts';
import { wordKeys } from '#word-keys.ts';
import type { Prepared, Send, Student } from './day-writes.ts';
import { writesOfADay } from './day-writes.ts';
import type { Life } from './life.ts';
import { liveThrough } from './life.ts';

const [rounds = 60, days = 1100, words = 4000, events = 50_000] = process.argv.slice(2).map(Number);
const short: Life = { days: 60, words: Math.round((words * 60 * 2) / days), events: Math.round((events * 60) / days) };
const long: Life = { days, words, events };
const limit = 1.3;

await withServer('bench-years', measureYears, false);

async function measureYears(server: Server): Promise<void> {
  const { ask, database } = server;
  // Data left by an earlier run.
  await database.query('TRUNCATE auth_users, classes CASCADE');
  const keys = wordKeys(words);
  const beginner = await registerStudent(ask);
  await liveThrough(database, { life: short, learner: beginner, keys: keys.slice(0, short.words) });
  const veteran = await registerStudent(ask);
  await liveThrough(database, { life: long, learner: veteran, keys });
  console.log(`60 days, ${short.words} words, ${short.events} lines; ${days} days, ${words} words, ${events} lines`);
  // The day has begun, which closes the streak before it.
  for (const { cookie } of [beginner, veteran])
    await ask.ok('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  const above = [];
  for (const [name, call] of Object.entries({ ...callsOfADay(ask, keys), ...writesOfADay(ask, database) })) {
    const ratio = await compare(name, call, beginner, veteran);
    if (ratio > limit) above.push(name);
  }
  console.log(
    above.length > 0 ? `more than ${limit} times: ${above.join(', ')}` : `none costs more than ${limit} times`,
  );
}

/** One call of each in turn, so that other work on the machine affects both. */
async function compare(name: string, call: Send | Prepared, one: Student, other: Student): Promise<number> {
  const { prepare, send } = typeof call === 'function' ? { prepare: null, send: call } : call;
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds + 12; n += 1) {
    for (const each of [one, other]) await prepare?.(each);
    const pair = [await time(() => send(one)), await time(() => send(other))] as const;
    // The first calls prepare statements and fill caches.
    if (n >= 12) for (const [place, ms] of pair.entries()) times[place]?.push(ms);
  }
  const [middle, quick] = [0.5, 0.1].map((share) => times.map((each) => at(each, share)));
  const [first, second] = (middle ?? []).map((ms) => `${ms.toFixed(1)} ms`);
  const ratio = ratioOf(quick);
  console.log(`| ${name} | ${first} | ${second} | ${ratioOf(middle).toFixed(2)} | ${ratio.toFixed(2)} |`);
  return ratio;
}

function ratioOf([first = 1, second = 0]: readonly number[] = []): number {
  return second / first;
}

function callsOfADay(ask: Ask, keys: readonly string[]): Record<string, Send> {
  const paths = {
    'the profile': '/profiles/me',
    'the dashboard': '/dashboards/student?language=en',
    'the day’s tasks': '/daily-tasks/today?language=en',
    'to-dos': '/todos',
    'what waits': '/flashcards/waiting',
    'the queue': '/flashcards/queue',
    'practise more': '/flashcards/practise-more',
    decks: '/flashcards/decks',
    leeches: '/flashcards/leeches',
    'the forecast': '/flashcards/forecast',
    retention: '/flashcards/retention',
    'the games': '/games/hub',
    'games in numbers': '/games/stats',
    'the memory': '/memory/summary',
    'the dashboard’s plants': '/memory/scene',
    XP: '/memory/xp',
    assignments: '/assignments/mine',
    'the study tracker': '/study',
    'dictionary history': '/dictionary/history',
    'a dictionary entry': '/dictionary/words/bank',
    notices: '/notices',
    classes: '/enrolments/mine',
  };
  const post =
    (path: string, input: () => object): Send =>
    ({ cookie }) =>
      ask.ok('POST', path, input(), cookie);
  const read = Object.entries(paths).map(([name, path]): [string, Send] => [
    name,
    ({ cookie }) => ask.ok('GET', path, undefined, cookie),
  ]);
  return {
    ...Object.fromEntries(read),
    'done to-dos': post('/todos/done/list', () => ({})),
    'study sessions': post('/study/sessions/list', () => ({})),
    'saved words': post('/dictionary/saved-words/list', () => ({})),
    'how 200 words stand': post('/memory/states', () => ({ words: keys.slice(0, 200) })),
    'a look-up': post('/dictionary/look-ups', () => ({ id: uuid(), word: 'bank' })),
    'an answer to a card': async ({ cookie }) => {
      const [card] = await ask.ok<{ id: string }[]>('GET', '/flashcards/practise-more', undefined, cookie);
      const answer = { id: uuid(), cardId: card?.id, grade: 1, durationMs: 2000 };
      await ask.ok('POST', '/flashcards/reviews', answer, cookie);
    },
    'a play': (one) => playOne(ask, one),
    'a to-do ticked, and not': async ({ cookie }) => {
      const { todos } = await ask.ok<{ todos: { id: string }[] }>('GET', '/todos', undefined, cookie);
      for (const isDone of [true, false]) await ask.ok('POST', `/todos/${todos[0]?.id}/tick`, { isDone }, cookie);
    },
    'a study session changed': async ({ cookie }) => {
      type Sessions = { sessions: { id: string; version: number }[] };
      const { sessions } = await ask.ok<Sessions>('POST', '/study/sessions/list', {}, cookie);
      const [{ id, version } = { id: '', version: 0 }] = sessions;
      const change = { activity: 'reading', note: `${version}`, version };
      await ask.ok('PATCH', `/study/sessions/${id}`, change, cookie);
    },
    'the library': post('/pdfs/library', () => ({})),
    'how texts fit': async ({ cookie }) => {
      const { texts } = await ask.ok<{ texts: { id: string }[] }>('POST', '/pdfs/library', {}, cookie);
      await ask.ok('POST', '/pdfs/coverage', { ids: texts.map(({ id }) => id) }, cookie);
    },
    'what the teacher has set': ({ teacher }) => ask.ok('GET', '/assignments', undefined, teacher),
  };
}

/** Starts a round of the due words, answers its first question and finishes. */
async function playOne(ask: Ask, { cookie }: Student): Promise<void> {
  type Play = { round: { items: { id: string }[] } };
  const id = uuid();
  const wish = { type: 'quiz', source: { kind: 'due' }, items: 10, mode: 'mixed', timer: 'none', canHear: false };
  const play = await ask.ok<Play>('POST', '/games/plays', { id, ...wish }, cookie);
  const moves = [{ at: 900, item: play.round.items[0]?.id, choice: 0 }];
  await ask.ok('POST', `/games/plays/${id}/finish`, { from: 0, moves }, cookie);
}
