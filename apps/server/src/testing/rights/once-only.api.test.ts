import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireAnswer } from './answers.ts';
import type { ContractCall } from './contract-calls.ts';
import { contractCalls, isWrite, pathNames, requestOf } from './contract-calls.ts';
import type { SchoolApp } from './school-app.ts';
import { schoolApp } from './school-app.ts';

let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp();
});

beforeEach(() => forget());

afterAll(() => tested.app.close());

const times = 5;

/** Every request opens a session in its own browser, and hints are only hints: these may occur more than once. */
const oncePerSending = ['auth_sessions', 'auth_known_browsers', 'live_events'];

/** Rows inserted and deleted per table, and mails to send, since the rows were recorded. */
async function effect(): Promise<Record<string, number>> {
  const lines = await tested.kept.changes();
  const tables = Map.groupBy(lines, (line) => line.split(' ', 2).join(' '));
  const counts = [...tables].map(([table, rows]): [string, number] => [table, rows.length]);
  const rows = counts.filter(([table]) => !oncePerSending.some((each) => table.endsWith(each))).sort();
  return { ...Object.fromEntries(rows), mails: tested.app.jobs.waiting.length };
}

async function forget(): Promise<void> {
  await tested.kept.restore();
  tested.app.jobs.waiting.length = 0;
}

/** Calls that create something under an id chosen by the client. */
const creates = contractCalls.filter((call) => call.input?.shape.id && !pathNames(call).includes('id'));

describe.each(creates)('$name', (call) => {
  it('happens once, however often and at once it is sent', async () => {
    const { asker, input } = tested.allowed(call);
    const send = (): Promise<WireAnswer> => tested.send(requestOf(call, input), asker.cookie);
    const first = await send();
    const once = await effect();
    expect(Object.keys(once).length).toBeGreaterThan(1);
    await forget();

    const answers = await Promise.all(Array.from({ length: times }, send));
    expect(answers.map(({ status }) => status)).toEqual(Array(times).fill(first.status));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await effect()).toEqual(once);
    expect((await send()).text).toBe(answers[0]?.text);
    expect(await effect()).toEqual(once);
  });

  it('is nobody else’s under the same id', async () => {
    const { asker, input } = tested.allowed(call);
    await tested.send(requestOf(call, input), asker.cookie);
    const before = await effect();
    for (const other of tested.school.askers.filter((each) => each.who !== asker.who && each.role === asker.role)) {
      const answer = await tested.send(requestOf(call, strange(input)), other.cookie);
      expect(answer.status, `${other.who}: ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await effect()).toEqual(before);
  });
});

/** The same input from somebody who only knows the id. */
function strange(input: Record<string, unknown>): Record<string, unknown> {
  return 'password' in input ? { ...input, password: 'another-lantern-42' } : input;
}

/** All other writes: sent five times they have the same effect as once. */
const changes = contractCalls.filter((call) => isWrite(call) && !creates.includes(call));

/** Calls that are meant to do something new each time: a session, a code, a new password. */
const again: readonly ContractCall['name'][] = [
  'auth.signIn',
  'auth.makeSignInCode',
  'auth.makeCards',
  'auth.openCard',
  'auth.requestPasswordReset',
  'auth.changePassword',
  'auth.chooseNewPassword',
];

describe.each(changes.filter(({ name }) => !again.includes(name)))('$name', (call) => {
  it('sent five times at once leaves what it leaves when it is sent once', async () => {
    const { asker, input } = tested.allowed(call);
    const send = () => tested.send(requestOf(call, input), asker.cookie);
    expect((await send()).status).toBe(call.successStatus);
    const once = await effect();
    await forget();
    const answers = await Promise.all(Array.from({ length: times }, send));
    expect(answers.filter(({ status }) => status === call.successStatus).length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await effect()).toEqual(once);
  });
});

describe('a support message', () => {
  it('is kept once, however often and at once it is sent', async () => {
    const id = uuid();
    const send = () => {
      const form = new FormData();
      const fields = { id, name: 'Zoë', email: 'z@example.org', subject: 'Hello', message: 'Hi', language: 'fr' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return tested.app.server.inject({ method: 'POST', url: streamPaths.supportMessages, payload: form });
    };
    const answers = await Promise.all(Array.from({ length: times }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(times).fill(201));
    // The real queue sends it only once, because it knows the key.
    expect(await effect()).toMatchObject({ '+ support_messages': 1 });
  });
});
