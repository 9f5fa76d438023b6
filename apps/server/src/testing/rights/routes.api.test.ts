import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { apiPrefix, streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { unsubscribeToken } from '#features/notices/unsubscribe-token.ts';
import type { TestApp } from '#testing/app.ts';
import { testApp, testSecret } from '#testing/app.ts';
import { handInFileUrl, handInForm } from '#testing/send-hand-in.ts';
import { fileUrl, uploadForm, uploadUrl } from '#testing/send-text.ts';
import type { WireAnswer } from './answers.ts';
import { readError } from './answers.ts';
import type { Asker } from './askers.ts';
import { contractCalls } from './contract-calls.ts';
import { expectationOf } from './expectation.ts';
import { maySeeFile } from './hand-ins.ts';
import type { KeptRows } from './kept-rows.ts';
import { keptRows, noteWrites } from './kept-rows.ts';
import { mayRead } from './pdfs.ts';
import { callsRoute, openRoutes } from './plain-routes.ts';
import { rights, streamRights } from './rights.ts';
import type { School } from './school.ts';
import { buildSchool } from './school.ts';
import type { Scan } from './secrets.ts';
import { scanForSecrets } from './secrets.ts';

type Served = { url: string; methods: string[] };

const served: Served[] = [];

// The only way to learn of every route, including those of libraries: Fastify announces itself before it has any.
const onServer = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook(
    'onRoute',
    ({ url, method }) => void served.push({ url, methods: [method].flat() }),
  );

let app: TestApp;
let school: School;
let kept: KeptRows;
let scan: Scan;
let origin: string;

beforeAll(async () => {
  subscribe('fastify.initialization', onServer);
  app = await testApp();
  unsubscribe('fastify.initialization', onServer);
  school = await buildSchool(app);
  scan = await scanForSecrets(app, school);
  await noteWrites(app.db);
  kept = keptRows(app.db);
  origin = await app.server.listen({ port: 0 });
});

afterEach(() => kept.restore());

afterAll(() => app.close());

async function inject(url: string, { cookie }: Asker, payload?: FormData | object): Promise<WireAnswer> {
  const method = payload ? 'POST' : 'GET';
  const answer = await app.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, type: `${answer.headers['content-type']}`, text: answer.body };
}

/** A stream never ends by itself, so this reads its head and leaves. */
async function openLive({ cookie }: Asker): Promise<WireAnswer> {
  const answer = await fetch(origin + streamPaths.live, { headers: { cookie } });
  const isStream = answer.status === 200;
  if (isStream) await answer.body?.cancel();
  const type = `${answer.headers.get('content-type')}`;
  return { status: answer.status, type, text: isStream ? '' : await answer.text() };
}

function message(): FormData {
  const form = new FormData();
  const fields = { id: uuid(), name: 'Zoë', email: 'zoe@example.org', subject: 'Hello', message: 'Hi', language: 'fr' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const textFor = ({ who }: Asker) => school.texts.find((text) => mayRead(text, who));
const hasText = (asker: Asker) => textFor(asker) !== undefined;
const textIdFor = (asker: Asker) => (textFor(asker) ?? school.texts[0])?.id ?? uuid();

/** Those who get no ticket send the form without one. */
async function upload(asker: Asker): Promise<WireAnswer> {
  const ticket = await app.server.inject({ url: `${apiPrefix}/pdfs/upload-ticket`, headers: { cookie: asker.cookie } });
  const appCheck = ticket.statusCode === 200 ? ticket.json().appCheck : '';
  const answer = await app.server.inject({
    method: 'POST',
    url: uploadUrl(`pdfs/${uuid()}`),
    headers: { cookie: asker.cookie, 'x-app-check': appCheck },
    payload: uploadForm({}),
  });
  return { status: answer.statusCode, type: `${answer.headers['content-type']}`, text: answer.body };
}

/** A file's metadata, and its bytes with the token they hold. */
async function download(asker: Asker): Promise<WireAnswer> {
  const url = fileUrl(`pdfs/${textIdFor(asker)}`);
  const described = await inject(url, asker);
  const token = described.status === 200 ? JSON.parse(described.text).downloadTokens : null;
  return token === null ? described : inject(`${url}?alt=media&token=${token}`, asker);
}

const handInFor = ({ who }: Asker) => school.handIns.find((each) => maySeeFile(each, who)) ?? school.handIns[0];

/** A file for the asker's own open hand-in; others try the first class's. */
async function handInFile(asker: Asker): Promise<WireAnswer> {
  const had = school.handIns.find(({ learners }) => learners.includes(asker.who)) ?? school.handIns[0];
  const url = handInFileUrl(had?.openId ?? '', uuid());
  const sent = await app.server.inject({
    method: 'POST',
    url,
    headers: { cookie: asker.cookie },
    payload: handInForm(),
  });
  return { status: sent.statusCode, type: `${sent.headers['content-type']}`, text: sent.body };
}

/** A handed-in file with a pass for it; those who get none try without. */
async function handInBytes(asker: Asker): Promise<WireAnswer> {
  const fileId = handInFor(asker)?.fileId ?? '';
  const pass = await inject(`${apiPrefix}/assignments/files/${fileId}/pass`, asker);
  if (pass.status !== 200) return pass;
  return inject(`${streamPaths.handInBytes.replace(':fileId', fileId)}?token=${JSON.parse(pass.text).token}`, asker);
}

type Sender = {
  send: (asker: Asker) => Promise<WireAnswer>;
  status: number;
  /** Whether the row that is sent for is the asker's; by default it is. */
  isMine?: (asker: Asker) => boolean;
  /** The code for a row that isn't. */
  absent?: string;
};

const senders: Record<keyof typeof streamPaths, Sender> = {
  files: { send: upload, status: 200 },
  file: { send: download, status: 200, isMine: hasText, absent: 'object-not-found' },
  pdfCover: {
    send: (asker) => inject(streamPaths.pdfCover.replace(':id', textIdFor(asker)), asker),
    status: 200,
    isMine: hasText,
  },
  handInFile: {
    send: handInFile,
    status: 200,
    isMine: ({ who }) => school.handIns.some(({ learners }) => learners.includes(who)),
  },
  handInBytes: {
    send: handInBytes,
    status: 200,
    isMine: ({ who }) => school.handIns.some((each) => maySeeFile(each, who)),
  },
  live: { send: openLive, status: 200 },
  unsubscribe: {
    send: (asker) => inject(`${streamPaths.unsubscribe}?token=${unsubscribeToken(uuid(), testSecret)}`, asker, {}),
    status: 200,
  },
  exportMine: { send: (asker) => inject(streamPaths.exportMine, asker), status: 200 },
  supportMessages: { send: (asker) => inject(streamPaths.supportMessages, asker, message()), status: 201 },
  importCards: { send: (asker) => inject(streamPaths.importCards, asker, cards(asker)), status: 200 },
  exportStudents: {
    send: (asker) => inject(`${streamPaths.exportStudents}?classId=${classIdOf(asker) ?? uuid()}`, asker),
    status: 200,
    isMine: (asker) => classIdOf(asker) !== undefined,
  },
  exportGrades: {
    send: (asker) => inject(`${streamPaths.exportGrades}?classId=${classIdOf(asker) ?? uuid()}`, asker),
    status: 200,
    isMine: (asker) => classIdOf(asker) !== undefined,
  },
  exportCards: { send: (asker) => inject(`${streamPaths.exportCards}?deckId=${deckIdOf(asker)}`, asker), status: 200 },
};

const classIdOf = ({ who }: Asker) => school.classes.find(({ mine }) => mine.includes(who))?.id;
const deckIdOf = ({ who }: Asker) => school.decks.find(({ owner }) => owner === who)?.deckId ?? uuid();

function cards(asker: Asker): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: uuid(), deckId: deckIdOf(asker), text: 'lend,borrow' }))
    form.set(name, value);
  return form;
}

const streams = [
  'live',
  'exportMine',
  'supportMessages',
  'importCards',
  'exportCards',
  'exportGrades',
  'files',
  'file',
  'pdfCover',
  'unsubscribe',
  'handInFile',
  'handInBytes',
] as const satisfies (keyof typeof streamPaths)[];

describe('the routes', () => {
  it('are all named in the table of rights', () => {
    const named = [callsRoute, ...Object.values(streamPaths), ...openRoutes];
    expect([...new Set(served.map(({ url }) => url))].sort()).toEqual(named.sort());
  });

  it('of the streams answer the methods that are named, and nothing else', () => {
    for (const name of streams) {
      const methods = served.filter(({ url }) => url === streamPaths[name]).flatMap((route) => route.methods);
      expect(methods.filter((method) => method !== 'HEAD')).toEqual([streamRights[name].method]);
    }
  });

  it('hide no call of the contract behind a plain route', () => {
    expect(Object.keys(rights).sort()).toEqual(contractCalls.map(({ name }) => name).sort());
    const plain = served.filter(({ url }) => url !== callsRoute);
    for (const { path, method } of contractCalls) {
      const hidden = plain.filter(({ url, methods }) => url === apiPrefix + path && methods.includes(method));
      expect(hidden).toEqual([]);
    }
  });
});

describe.each(streams)('%s', (name) => {
  it('is for those it is for, and gives nothing of others away', async () => {
    const problems: string[] = [];
    for (const asker of school.askers) {
      const { send, status, isMine = () => true, absent = 'not-found' } = senders[name];
      const example = { label: '', input: {}, isMine: isMine(asker) };
      const expected = expectationOf(streamRights[name], asker, example, true);
      const answer = await send(asker);
      const error = readError(answer);
      const codeOf = (code: string) => (code === 'not-found' ? absent : code);
      const isRight =
        typeof expected === 'object'
          ? error?.status === expected.status && error.code === codeOf(expected.code)
          : answer.status === status;
      const problem = isRight ? scan(answer.text, asker) : `answered ${answer.status} ${answer.text.slice(0, 200)}`;
      if (problem) problems.push(`${asker.who}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });
});

describe('what anybody may open', () => {
  it('holds nothing of anybody', async () => {
    const [nobody] = school.askers;
    if (!nobody) throw new Error('nobody is there');
    for (const url of openRoutes.filter((each) => !each.startsWith('/dev/'))) {
      const answer = await inject(url, nobody);
      expect(answer.status).toBe(200);
      expect(scan(answer.text, nobody)).toBeNull();
      expect(answer.text).not.toMatch(/@school\.example/);
    }
  });

  it('does not include the mailbox, once somebody asks from elsewhere', async () => {
    for (const url of ['/dev/mailbox', '/dev/mailbox/style.css', `/dev/mailbox/${uuid()}`]) {
      const answer = await app.server.inject({ method: 'GET', url, remoteAddress: '192.168.1.20' });
      expect(answer.statusCode).toBe(404);
    }
  });
});
