import { limits } from '@wordgrove/contract/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ContractCall } from '#testing/rights/contract-calls.ts';
import { callOf, contractCalls, isWrite, pathNames, requestOf } from '#testing/rights/contract-calls.ts';
import type { HostileValue } from '#testing/rights/hostile-values.ts';
import { hostileBodies, hostileFor, hostileValues } from '#testing/rights/hostile-values.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { judgeAnswer, schoolApp } from '#testing/rights/school-app.ts';

let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp();
});

afterEach(() => tested.kept.restore());

afterAll(() => tested.app.close());

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonp',
  'application/octet-stream',
  'json',
  '',
];

const withInput = contractCalls.filter(({ input }) => input !== null);
const writes = contractCalls.filter(isWrite);

/**
 * The hostile values that a call's own schema lets through, and in which fields. What it refuses is tested with that
 * schema alone.
 */
function soundFor(call: ContractCall): { value: HostileValue; fields: string[] }[] {
  const { input } = tested.allowed(call);
  const found = new Map<string, { value: HostileValue; fields: string[] }>();
  for (const [field, schema] of Object.entries(call.input?.shape ?? {})) {
    for (const value of hostileFor(schema)) {
      // A value that its own field refuses is refused by the whole schema.
      if (!z.safeParse(schema, JSON.parse(value.json)).success) continue;
      if (!call.input?.safeParse({ ...input, [field]: JSON.parse(value.json) }).success) continue;
      const { fields } = found.get(value.label) ?? { fields: [] };
      found.set(value.label, { value, fields: [...fields, field] });
    }
  }
  return [...found.values()];
}

describe.each(withInput)('$name', (call) => {
  /** The problem with an answer, if there is one, and whether the call accepted the input. */
  async function sendSpoilt(fields: readonly string[], { json }: HostileValue) {
    const { asker, input } = tested.allowed(call);
    const answer = await tested.send(requestOf(call, input, ...fields.map((field) => ({ field, json }))), asker.cookie);
    const isTaken = answer.status < 400;
    if (isWrite(call) && isTaken) await tested.kept.restore();
    return { problem: judgeAnswer(call, answer), isTaken };
  }

  it('survives any input its schema accepts', async () => {
    const problems: string[] = [];
    for (const { value, fields } of soundFor(call)) {
      // A text goes into all its fields at once where the call accepts that: each has then come as far as it can.
      const isText = value.json.startsWith('"') && fields.length > 1;
      const together = isText ? await sendSpoilt(fields, value) : null;
      if (together?.isTaken && !together.problem) continue;
      for (const field of fields) {
        const { problem } = await sendSpoilt([field], value);
        if (problem) problems.push(`${field}, ${value.label}: ${problem}`);
      }
    }
    expect(problems).toEqual([]);
    expect(await tested.kept.changes()).toEqual([]);
  });

  it('refuses what its schema refuses', async () => {
    const { asker, input } = tested.allowed(call);
    const field = Object.keys(call.input?.shape ?? {}).at(-1) ?? '';
    const answer = await tested.send(requestOf(call, input, { field, json: '{"toString":"x"}' }), asker.cookie);
    expect([field, judgeAnswer(call, answer)]).toEqual([field, null]);
    if (!pathNames(call).includes(field)) expect([field, answer.status]).toEqual([field, 400]);
    expect(await tested.kept.changes()).toEqual([]);
  });
});

const json = { 'content-type': 'application/json' };

async function answersTo(call: ContractCall, body: string, headers: Record<string, string>) {
  const { asker, input } = tested.allowed(call);
  const answer = await tested.send({ ...requestOf(call, input), body, headers }, asker.cookie);
  return { answer, problem: judgeAnswer(call, answer) };
}

/** Whether the call needs nothing but what its path names. */
function needsNoBody(call: ContractCall): boolean {
  const { input } = tested.allowed(call);
  const fromPath = Object.fromEntries(pathNames(call).map((name) => [name, input[name]]));
  return call.input?.safeParse(fromPath).success !== false;
}

// Fastify reads every body before it knows the call, so one call that needs a body and one that doesn't stand for all.
describe.each([callOf('classes.create'), callOf('classes.archive')])('the body of $name', (call) => {
  it.each(hostileBodies)('may be %.40s', async (body) => {
    const { answer, problem } = await answersTo(call, body, json);
    expect(problem).toBeNull();
    if (!needsNoBody(call)) expect(answer.status).toBe(400);
    if (answer.status < 400) await tested.kept.restore();
    expect(await tested.kept.changes()).toEqual([]);
  });

  it.each(otherTypes)('is refused as "%s"', async (type) => {
    const { input } = tested.allowed(call);
    const { answer } = await answersTo(call, requestOf(call, input).body ?? '', { 'content-type': type });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([415, 'unsupported-media-type']);
    expect(await tested.kept.changes()).toEqual([]);
  });
});

describe.each(writes)('the body of $name', (call) => {
  it('is refused when it is no object, too large, or anything but JSON', async () => {
    const list = await answersTo(call, '[{}]', json);
    expect(list.problem).toBeNull();
    if (!needsNoBody(call)) expect(list.answer.status).toBe(400);
    if (list.answer.status < 400) await tested.kept.restore();
    const large = await answersTo(call, `{"a":"${'x'.repeat(limits.jsonBodyBytes)}"}`, json);
    expect([large.answer.status, JSON.parse(large.answer.text).code]).toEqual([413, 'too-large']);
    const form = await answersTo(call, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.answer.status, JSON.parse(form.answer.text).code]).toEqual([415, 'unsupported-media-type']);
    expect(await tested.kept.changes()).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['classes.create', 'name'],
    ['classes.rename', 'name'],
    ['profiles.update', 'displayName'],
    ['profiles.update', 'bio'],
  ] as const)('of %s (%s) comes back as it was sent, or is refused', async (name, field) => {
    const call = callOf(name);
    const refused: string[] = [];
    for (const { label, json } of hostileValues.filter((value) => value.json.startsWith('"'))) {
      const { asker, input } = tested.allowed(call);
      const answer = await tested.send(requestOf(call, input, { field, json }), asker.cookie);
      if (answer.status === 400) refused.push(label);
      else {
        const body: Record<string, unknown> = JSON.parse(answer.text);
        const kept = field === 'bio' ? new Map(Object.entries(body.teacher ?? {})).get('bio') : body[field];
        expect(kept, label).toBe(String(JSON.parse(json)).trim());
        await tested.kept.restore();
      }
    }
    expect(refused).toEqual(expect.arrayContaining(['NUL inside', 'a high surrogate alone', 'a low surrogate alone']));
    expect(refused).not.toContain('200 emoji');
  });
});
