import { inject } from 'vitest';
import type { TestApp } from '#testing/app.ts';
import { testApp } from '#testing/app.ts';
import { createTestDatabase } from '#testing/cluster.ts';
import { faultyProvider } from '#testing/faulty-provider.ts';
import type { WireAnswer } from './answers.ts';
import { judgeError, readError } from './answers.ts';
import type { Asker } from './askers.ts';
import type { ContractCall, HttpRequest, Input } from './contract-calls.ts';
import { injectable } from './contract-calls.ts';
import { examples } from './examples.ts';
import { expectationOf } from './expectation.ts';
import type { KeptRows } from './kept-rows.ts';
import { keptRows, noteWrites } from './kept-rows.ts';
import { rights } from './rights.ts';
import type { School } from './school.ts';
import { buildSchool } from './school.ts';

export type SchoolApp = {
  app: TestApp;
  school: School;
  kept: KeptRows;
  send: (request: HttpRequest, cookie: string) => Promise<WireAnswer>;
  /** A caller who may make the call, with valid input that names rows of their own. */
  allowed: (call: ContractCall) => { asker: Asker; input: Input };
};

type Options = Parameters<typeof testApp>[0];

let built: Promise<{ school: School; template: string; at: number; env: Record<string, string> }> | undefined;

/**
 * Builds the school once per worker: everybody in it registers, and copying its database takes a fraction of that time.
 */
async function buildTemplate() {
  const database = await createTestDatabase(inject('clusterUrl'));
  // It stays as long as the cluster.
  const app = await testApp({ database: { ...database, drop: async () => undefined } });
  const school = await buildSchool(app);
  await noteWrites(app.db);
  await app.close();
  // It stays too, for the calls that ask a provider.
  const { env } = await faultyProvider();
  return { env, school, template: new URL(database.url).pathname.slice(1), at: app.clock.now().getTime() };
}

/** A server whose school has one person of each kind, with every row recorded. */
export async function schoolApp(options?: Options): Promise<SchoolApp> {
  built ??= buildTemplate();
  const { school: original, template, at, env } = await built;
  const app = await testApp({
    ...options,
    // Requests that name no host come to `localhost:80`, which so is an address of this server's own.
    env: { PORT: '80', ...env, ...options?.env },
    database: await createTestDatabase(inject('clusterUrl'), template),
  });
  // The copy's clock starts anew and continues from where the school was left.
  app.clock.advance(Math.max(0, at - app.clock.now().getTime()));
  const school = structuredClone(original);
  const kept = keptRows(app.db);
  return {
    app,
    school,
    kept,
    send: async (request, cookie) => {
      const answer = await app.server.inject({ ...injectable(request), headers: { ...request.headers, cookie } });
      return { status: answer.statusCode, type: `${answer.headers['content-type']}`, text: answer.body };
    },
    allowed: (call) => {
      for (const asker of school.askers) {
        for (const example of examples[call.name](school, asker)) {
          if (expectationOf(rights[call.name], asker, example, true) === 'done') return { asker, input: example.input };
        }
      }
      throw new Error(`nobody may call ${call.name}`);
    },
  };
}

const inside = /\bat [^"\n]+:\d+|node_modules|\.ts\b|Error:|SELECT |INSERT |UPDATE |violates|syntax error|FST_/;
/** Refusals before a call is even found. */
const ofTheServer = ['unsupported-media-type', 'too-large', 'cross-site'];

/**
 * What is wrong with an answer, whatever was sent: a server failure, another shape, an undeclared code, leaked
 * internals.
 */
export function judgeAnswer(call: Pick<ContractCall, 'errors'>, answer: WireAnswer): string | null {
  if (answer.status >= 500) return `${answer.status} ${answer.text.slice(0, 200)}`;
  if (inside.test(answer.text)) return `tells of the inside: ${answer.text.slice(0, 300)}`;
  if (answer.status < 400) return null;
  const error = readError(answer);
  if (!error) return `in another shape: ${answer.status} ${answer.text.slice(0, 200)}`;
  return ofTheServer.includes(error.code) ? null : judgeError(call, error);
}
