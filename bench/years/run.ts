import { resolve } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { findDatabase } from '#live/server-database.ts';
import { startServer } from '#live/server-process.ts';
import { call, registerTeacher } from '#school/calls.ts';
import { time } from '#school/times.ts';
import type { Learner, Life } from './life.ts';
import { liveThrough } from './life.ts';

type Student = Learner & { cookie: string; teacher: string };
type Ask = (student: Student) => Promise<unknown>;

const [rounds = 60, days = 1100, words = 4000, events = 50_000] = process.argv.slice(2).map(Number);
const short: Life = { days: 60, words: Math.round((words * 60 * 2) / days), events: Math.round((events * 60) / days) };
const long: Life = { days, words, events };
const limit = 1.3;

const dataDir = resolve('.data/bench-years');
const server = await startServer(dataDir, 3975, false);
const database = new pg.Client(await findDatabase(dataDir));

try {
  await database.connect();
  // Data left by an earlier run.
  await database.query('TRUNCATE auth_users, classes CASCADE');
  const keys = await wordKeys(words);
  const parametersVersion = await findParametersVersion();
  const beginner = await register();
  await liveThrough(database, { life: short, learner: beginner, keys: keys.slice(0, short.words), parametersVersion });
  const veteran = await register();
  await liveThrough(database, { life: long, learner: veteran, keys, parametersVersion });
  console.log(`60 days, ${short.words} words, ${short.events} lines; ${days} days, ${words} words, ${events} lines`);
  // The day has begun, which closes the streak before it.
  for (const one of [beginner, veteran]) await ok(one, 'POST', '/daily-tasks/generate', { language: 'en' });
  const above = [];
  for (const [name, ask] of Object.entries(callsOfADay(keys))) {
    const ratio = await compare(name, ask, beginner, veteran);
    if (ratio > limit) above.push(name);
  }
  console.log(
    above.length > 0 ? `more than ${limit} times: ${above.join(', ')}` : `none costs more than ${limit} times`,
  );
} finally {
  await database.end();
  await server.stop();
}

/** One call of each in turn, so that other work on the machine affects both. */
async function compare(name: string, ask: Ask, one: Student, other: Student): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds + 12; n += 1) {
    const pair = [await time(() => ask(one)), await time(() => ask(other))] as const;
    // The first calls prepare statements and fill caches.
    if (n >= 12) for (const [at, ms] of pair.entries()) times[at]?.push(ms);
  }
  const [middle, quick] = [0.5, 0.1].map((share) => times.map((each) => at(each, share)));
  const [first, second] = (middle ?? []).map((ms) => `${ms.toFixed(1)} ms`);
  const ratio = ratioOf(quick);
  console.log(`| ${name} | ${first} | ${second} | ${ratioOf(middle).toFixed(2)} | ${ratio.toFixed(2)} |`);
  return ratio;
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}

function ratioOf([first = 1, second = 0]: readonly number[] = []): number {
  return second / first;
}

function callsOfADay(keys: readonly string[]): Record<string, Ask> {
  const asks = {
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
    XP: '/memory/xp',
    assignments: '/assignments/mine',
    'the study tracker': '/study',
    'dictionary history': '/dictionary/history',
    'a dictionary entry': '/dictionary/words/bank',
    notices: '/notices',
    classes: '/enrolments/mine',
  };
  const read = Object.entries(asks).map(([name, path]): [string, Ask] => [name, (one) => ok(one, 'GET', path)]);
  return {
    ...Object.fromEntries(read),
    'done to-dos': (one) => ok(one, 'POST', '/todos/done/list', {}),
    'study sessions': (one) => ok(one, 'POST', '/study/sessions/list', {}),
    'saved words': (one) => ok(one, 'POST', '/dictionary/saved-words/list', {}),
    'how 200 words stand': (one) => ok(one, 'POST', '/memory/states', { words: keys.slice(0, 200) }),
    'a look-up': (one) => ok(one, 'POST', '/dictionary/look-ups', { id: uuid(), word: 'bank' }),
    'an answer to a card': gradeNext,
    'a play': playOne,
    'a to-do ticked, and not': tickTwice,
    'a study session changed': changeSession,
    'what the teacher has set': ({ teacher }) => call(server.origin, 'GET', '/assignments', undefined, teacher),
  };
}

async function gradeNext(one: Student): Promise<void> {
  const { body } = await call<{ id: string }[]>(
    server.origin,
    'GET',
    '/flashcards/practise-more',
    undefined,
    one.cookie,
  );
  const answer = { id: uuid(), cardId: body[0]?.id, grade: 1, durationMs: 2000 };
  await ok(one, 'POST', '/flashcards/reviews', answer);
}

/** Starts a round of the due words, answers its first question and finishes. */
async function playOne(one: Student): Promise<void> {
  const id = uuid();
  const wish = { type: 'quiz', source: { kind: 'due' }, items: 10, mode: 'mixed', timer: 'none', canHear: false };
  const play = await ok<{ round: { items: { id: string }[] } }>(one, 'POST', '/games/plays', { id, ...wish });
  const moves = [{ at: 900, item: play.round.items[0]?.id, choice: 0 }];
  await ok(one, 'POST', `/games/plays/${id}/finish`, { from: 0, moves });
}

async function tickTwice(one: Student): Promise<void> {
  const { todos } = await ok<{ todos: { id: string }[] }>(one, 'GET', '/todos');
  for (const isDone of [true, false]) await ok(one, 'POST', `/todos/${todos[0]?.id}/tick`, { isDone });
}

async function changeSession(one: Student): Promise<void> {
  type Sessions = { sessions: { id: string; version: number }[] };
  const { sessions } = await ok<Sessions>(one, 'POST', '/study/sessions/list', {});
  const [{ id, version } = { id: '', version: 0 }] = sessions;
  await ok(one, 'PATCH', `/study/sessions/${id}`, { activity: 'reading', note: `${version}`, version });
}

async function ok<Body>(one: Student, method: 'GET' | 'POST' | 'PATCH', path: string, input?: object): Promise<Body> {
  const { status, body } = await call<Body>(server.origin, method, path, input, one.cookie);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A student in the class of a separate teacher. */
async function register(): Promise<Student> {
  const teacher = await registerTeacher(server.origin);
  const wish = { id: uuid(), className: 'Bench', timeZone: 'UTC' };
  const invite = await call<{ code: string; classId: string; teacherId: string }>(
    server.origin,
    'POST',
    '/invites',
    wish,
    teacher,
  );
  const { code, classId, teacherId } = invite.body;
  const studentId = uuid();
  const account = { id: studentId, email: `${studentId}@example.org`, password: 'walnut-lantern-42', fullName: 'Ada' };
  const person = { ...account, inviteCode: code, language: 'en', timeZone: 'UTC' };
  const { cookie } = await call(server.origin, 'POST', '/auth/register/student', person);
  return { cookie, studentId, teacherId, classId, teacher };
}

/** Words of the bank, of every level in turn, followed by some that it doesn't have. */
async function wordKeys(count: number): Promise<string[]> {
  const content: unknown = await import(new URL('../../packages/content/src/index.ts', import.meta.url).href);
  const { loadContent } = content as { loadContent: () => { words: { lemma: string; pos: string }[] } };
  const bank = loadContent().words;
  const step = Math.max(1, Math.floor(bank.length / count));
  const known = bank.filter((_, place) => place % step === 0).map(({ lemma, pos }) => `${lemma.toLowerCase()}:${pos}`);
  const strange = Array.from({ length: Math.max(0, count - known.length) }, (_, n) => `strange${n}:noun`);
  return [...new Set([...known, ...strange])].slice(0, count);
}

async function findParametersVersion(): Promise<number> {
  const rules: unknown = await import(new URL('../../apps/server/src/features/memory/rules.ts', import.meta.url).href);
  return (rules as { parametersVersion: number }).parametersVersion;
}
