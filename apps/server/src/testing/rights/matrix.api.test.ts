import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import type { WireAnswer } from './answers.ts';
import { judgeError, judgeSuccess, readError } from './answers.ts';
import type { Asker } from './askers.ts';
import type { ContractCall, HttpRequest, Input } from './contract-calls.ts';
import { contractCalls, injectable, isWrite, requestOf } from './contract-calls.ts';
import type { Example } from './example-makers.ts';
import { examples } from './examples.ts';
import type { Expectation } from './expectation.ts';
import { expectationOf } from './expectation.ts';
import type { KeptRows } from './kept-rows.ts';
import { rights } from './rights.ts';
import type { School } from './school.ts';
import { emailOf } from './school.ts';
import { schoolApp } from './school-app.ts';
import type { Scan } from './secrets.ts';
import { scanForSecrets } from './secrets.ts';

let app: TestApp;
let school: School;
let kept: KeptRows;
let scan: Scan;
let cells = 0;

beforeAll(async () => {
  ({ app, school, kept } = await schoolApp());
  scan = await scanForSecrets(app, school);
});

// A call's unwanted effects must not reach the next one.
afterEach(() => kept.restore());

afterAll(() => app.close());

type Cell = { asker: Asker; example: Example; input: Input; expected: Expectation };

/**
 * Every caller with every example, and with a spoilt field: all fields for the first caller whose input is checked, one
 * field for each of the others, in turn.
 */
function cellsOf(call: ContractCall): Cell[] {
  const right = rights[call.name];
  let isSpoilt = false;
  return school.askers.flatMap((asker, place) => {
    const sound = examples[call.name](school, asker).map((example) => ({
      asker,
      example,
      input: example.input,
      expected: expectationOf(right, asker, example, true),
    }));
    const [first] = sound;
    const all = Object.keys(call.input?.shape ?? {});
    const isRead =
      !isSpoilt && first !== undefined && isRefused(expectationOf(right, asker, first.example, false), 400);
    isSpoilt ||= isRead;
    const fields = isRead ? all : all.slice(place % all.length, (place % all.length) + 1);
    const spoilt = first
      ? fields.map((field) => ({
          asker,
          example: { ...first.example, label: `bad ${field}` },
          input: { ...first.input, [field]: { nothing: 'sensible' } },
          expected: expectationOf(right, asker, first.example, false),
        }))
      : [];
    return [...sound, ...spoilt];
  });
}

const isRefused = (expected: Expectation, status: number) => typeof expected === 'object' && expected.status === status;

async function send(request: HttpRequest, { cookie }: Asker): Promise<WireAnswer> {
  cells += 1;
  const answer = await app.server.inject({
    ...injectable(request),
    headers: { ...request.headers, cookie },
  });
  return { status: answer.statusCode, type: `${answer.headers['content-type']}`, text: answer.body };
}

/** The person whose address the right password, code, token or passkey reveals anyway. */
const classmate = emailOf('classmate');
const spokenFor: Partial<Record<ContractCall['name'], string>> = {
  'auth.signIn': classmate,
  'auth.signInWithCode': classmate,
  'auth.openCard': classmate,
  'auth.signInWithPasskey': emailOf('teacher'),
  'auth.verifyEmail': classmate,
  'auth.linkWaiting': classmate,
};

function judge(call: ContractCall, { asker, expected }: Cell, answer: WireAnswer): string | null {
  const leak = scan(answer.text, asker, spokenFor[call.name]);
  if (leak) return leak;
  if (expected === 'done') return judgeSuccess(call, answer);
  if (expected === 'untouched')
    return judgeSuccess(call, answer) ?? (answer.text === '{"changed":0}' ? null : answer.text);
  const error = readError(answer);
  if (error?.status !== expected.status || error.code !== expected.code)
    return `expected ${expected.status} ${expected.code}, got ${answer.status} ${answer.text.slice(0, 300)}`;
  return judgeError(call, error);
}

describe.each(contractCalls)('$name', (call) => {
  const nameOf = ({ asker, example }: Cell) => `${asker.who}, ${example.label || 'own'}`;

  it('refuses whom it must, in the right order, and changes nothing', async () => {
    const problems: string[] = [];
    for (const cell of cellsOf(call).filter(({ expected }) => expected !== 'done')) {
      const problem = judge(call, cell, await send(requestOf(call, cell.input), cell.asker));
      if (problem) problems.push(`${nameOf(cell)}: ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(await kept.changes()).toEqual([]);
  });

  it('is open to whom it must, and tells only what the contract names', async () => {
    const problems: string[] = [];
    const allowed = cellsOf(call).filter(({ expected }) => expected === 'done');
    for (const cell of allowed) {
      const problem = judge(call, cell, await send(requestOf(call, cell.input), cell.asker));
      if (problem) problems.push(`${nameOf(cell)}: ${problem}`);
      if (isWrite(call)) await kept.restore();
    }
    expect(problems).toEqual([]);
    expect(allowed.length).toBeGreaterThan(0);
    expect(await kept.changes()).toEqual([]);
  });
});

it('has asked some three thousand times', () => {
  expect(cells).toBeGreaterThan(2500);
});
