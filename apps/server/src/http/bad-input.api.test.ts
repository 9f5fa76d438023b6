import { limits } from '@wordgrove/contract/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callOf, contractCalls, isWrite, pathNames, requestOf } from '#testing/rights/contract-calls.ts';
import { hostileBodies, hostileValues } from '#testing/rights/hostile-values.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { judgeAnswer, schoolApp } from '#testing/rights/school-app.ts';

let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp();
});

afterEach(() => tested.kept.restore());

afterAll(() => tested.app.close());

/** Passwords are only hashed, which is slow on purpose. */
const soundPasswordsAtMost = 5;

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

describe.each(withInput)('$name', (call) => {
  const inPath = new Set(pathNames(call));

  it.each(Object.keys(call.input?.shape ?? {}))('survives anything in the place of %s', async (field) => {
    const isList = Array.isArray(tested.allowed(call).input[field]);
    const values = hostileValues.flatMap(({ label, json }) =>
      isList
        ? [
            { label, json },
            { label: `a list of ${label}`, json: `[${json}]` },
          ]
        : [{ label, json }],
    );
    const problems: string[] = [];
    let refused = 0;
    let sound = 0;
    for (const { label, json } of values) {
      const { asker, input } = tested.allowed(call);
      const isSound = call.input?.safeParse({ ...input, [field]: JSON.parse(json) }).success ?? true;
      if (isSound) sound += 1;
      else refused += 1;
      if (isSound && /password/i.test(field) && sound > soundPasswordsAtMost) continue;
      const answer = await tested.send(requestOf(call, input, { field, json }), asker.cookie);
      const isRight = isSound || inPath.has(field) || answer.status === 400;
      const problem = judgeAnswer(call, answer) ?? (isRight ? null : `answered ${answer.status}`);
      if (problem) problems.push(`${label}: ${problem}`);
      if (answer.status < 400) await tested.kept.restore();
    }
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(10);
    expect(await tested.kept.changes()).toEqual([]);
  });
});

describe.each(writes)('the body of $name', (call) => {
  const json = { 'content-type': 'application/json' };

  async function answersTo(body: string, headers: Record<string, string>) {
    const { asker, input } = tested.allowed(call);
    const answer = await tested.send({ ...requestOf(call, input), body, headers }, asker.cookie);
    return { answer, problem: judgeAnswer(call, answer) };
  }

  it('may be anything', async () => {
    const { input } = tested.allowed(call);
    const fromPath = Object.fromEntries(pathNames(call).map((name) => [name, input[name]]));
    const needsMore = call.input?.safeParse(fromPath).success === false;
    const problems: string[] = [];
    for (const body of hostileBodies) {
      const { answer, problem } = await answersTo(body, json);
      if (problem) problems.push(`${body.slice(0, 40)}: ${problem}`);
      else if (needsMore && answer.status !== 400) problems.push(`${body.slice(0, 40)}: answered ${answer.status}`);
      if (answer.status < 400) await tested.kept.restore();
    }
    expect(problems).toEqual([]);
    expect(await tested.kept.changes()).toEqual([]);
  });

  it('is refused when it is too large', async () => {
    const { answer } = await answersTo(`{"a":"${'x'.repeat(limits.jsonBodyBytes)}"}`, json);
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([413, 'too-large']);
  });

  it('is refused as anything but JSON', async () => {
    const answers: string[] = [];
    for (const type of otherTypes) {
      const { input } = tested.allowed(call);
      const { answer } = await answersTo(requestOf(call, input).body ?? '', { 'content-type': type });
      answers.push(`${type}: ${answer.status} ${JSON.parse(answer.text).code}`);
    }
    expect(answers).toEqual(otherTypes.map((type) => `${type}: 415 unsupported-media-type`));
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
