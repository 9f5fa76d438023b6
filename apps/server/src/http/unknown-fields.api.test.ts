import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ContractCall, Input } from '#testing/rights/contract-calls.ts';
import { contractCalls, isWrite, requestOf } from '#testing/rights/contract-calls.ts';
import { planted, plantings } from '#testing/rights/forbidden-fields.ts';
import type { SchoolApp } from '#testing/rights/school-app.ts';
import { schoolApp } from '#testing/rights/school-app.ts';

let tested: SchoolApp;

beforeAll(async () => {
  tested = await schoolApp();
});

afterEach(() => tested.kept.restore());

afterAll(() => tested.app.close());

/** Everything that only the server writes, set by a client. */
function extras(call: ContractCall, planting: Input): Input {
  const own = Object.keys(call.input?.shape ?? {});
  return Object.fromEntries(Object.entries(planting).filter(([name]) => !own.includes(name)));
}

/** Makes the call correctly, with extra fields in body and address, and returns the rows that changed. */
async function changesBy(call: ContractCall, more: Input): Promise<string[]> {
  const { asker, input } = tested.allowed(call);
  const { url, ...request } = requestOf(call, { ...input, ...more });
  const query = new URLSearchParams(
    Object.entries(more).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const answer = await tested.send({ ...request, url: isWrite(call) ? `${url}?${query}` : url }, asker.cookie);
  expect(answer.status, answer.text).toBe(call.successStatus);
  const changes = await tested.kept.changes();
  await tested.kept.restore();
  return changes;
}

/** The booleans of the changed rows, since everything else is new each time. */
function yesAndNo(changes: readonly string[]): string[] {
  return changes
    .map((line) => {
      const [sign = '', table = ''] = line.split(' ');
      const row = Object.entries(JSON.parse(line.slice(line.indexOf('{')))).filter(
        ([, value]) => typeof value === 'boolean',
      );
      return `${sign} ${table} ${JSON.stringify(row)}`;
    })
    .sort();
}

describe.each(contractCalls.filter(isWrite))('$name', (call) => {
  it('ignores server-only fields that a client adds', async () => {
    const plain = await changesBy(call, {});
    for (const planting of plantings) {
      const changes = await changesBy(call, extras(call, planting));
      for (const trace of Object.values(planted)) expect(changes.join('\n')).not.toContain(String(trace));
      expect(changes.join('\n')).not.toContain('2001-02-03');
      expect(yesAndNo(changes)).toEqual(yesAndNo(plain));
    }
  });
});

/** The server's health is different each time. */
const reads = contractCalls.filter((call) => !isWrite(call) && call.name !== 'health.check');

describe.each(reads)('$name', (call) => {
  it('answers the same whatever fields a client adds', async () => {
    const { asker, input } = tested.allowed(call);
    const ask = async (more: Input) => {
      const { text } = await tested.send(requestOf(call, { ...input, ...more }), asker.cookie);
      // The time on the server's clock is different each time, and so is what is made with it.
      return text.replace(/"(now|expiresAt|appCheck|token)":"[^"]+"/g, '');
    };
    const plain = await ask({});
    for (const planting of plantings) expect(await ask(extras(call, planting))).toBe(plain);
    expect(await tested.kept.changes()).toEqual([]);
  });
});
