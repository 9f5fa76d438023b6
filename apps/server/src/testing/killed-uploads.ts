import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { v7 as uuid } from 'uuid';
import type { Db } from '#db/client.ts';
import { pdfs } from '#db/schema/all.ts';
import { findNamedFiles } from '#features/assignments/kinds/hand-in/work-store.ts';
import { tidyFiles } from '#features/pdfs/tidy-files.ts';
import type { FileStore } from '#platform/files.ts';
import { isHalfWritten } from '#platform/files.ts';
import { createLog } from '#platform/log.ts';
import { uploadForm, uploadUrl } from '#testing/send-text.ts';

/** Texts by their id: what was sent, as its MD5 in base64, and whether the server said that it has it. */
export type SentTexts = Map<string, { md5: string; isAcknowledged: boolean }>;

const md5Of = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64');

/** A new teacher's cookie and ticket. */
async function signIn(origin: string): Promise<Record<string, string>> {
  const account = {
    id: uuid(),
    email: `${uuid()}@school.example`,
    password: 'orchard-kettle-77',
    fullName: 'Ada Hill',
  };
  const answer = await fetch(`${origin}/api/auth/register/teacher`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, language: 'en', timeZone: 'UTC' }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ticket = await fetch(`${origin}/api/pdfs/upload-ticket`, { headers: { cookie } });
  const { appCheck } = (await ticket.json()) as { appCheck: string };
  return { cookie, 'x-app-check': appCheck };
}

/**
 * Uploads texts of 300 KB as a new teacher, four at a time, and calls `kill` once so many are acknowledged, while three
 * others are under way.
 */
export async function uploadUntilKilled(
  origin: string,
  { count, killAt, kill }: { count: number; killAt: number; kill: () => void },
): Promise<SentTexts> {
  const headers = await signIn(origin);
  const sent: SentTexts = new Map();
  let acknowledged = 0;
  const upload = async () => {
    while (sent.size < count) {
      const id = uuid();
      const file = `Chapter one. ${randomBytes(150_000).toString('hex')}`;
      const text = { md5: md5Of(Buffer.from(file)), isAcknowledged: false };
      sent.set(id, text);
      const body = uploadForm({ file, name: 'story.txt' });
      const answer = await fetch(origin + uploadUrl(`pdfs/${id}`), { method: 'POST', headers, body }).catch(() => null);
      if (!answer?.ok) continue;
      text.isAcknowledged = true;
      acknowledged += 1;
      if (acknowledged === killAt) kill();
    }
  };
  await Promise.all([1, 2, 3, 4].map(upload));
  return sent;
}

type Kept = { db: Db; files: FileStore };

/** What is wrong with the rows and bytes of these texts, in plain words; before the hourly job there may be more bytes. */
export async function faultsOf({ db, files }: Kept, sent: SentTexts): Promise<string[]> {
  const rows = (await db.select().from(pdfs)).filter(({ id }) => sent.has(id));
  const faults: string[] = [];
  const kept = new Set(rows.map(({ id }) => id));
  for (const [id, { isAcknowledged }] of sent) {
    if (isAcknowledged && !kept.has(id)) faults.push(`${id} was acknowledged and has no row`);
  }
  for (const { id, storeKey, md5, trouble } of rows) {
    const stored = await files.read(storeKey);
    const isWhole = stored !== null && md5Of(await buffer(stored)) === sent.get(id)?.md5;
    if (!isWhole || md5 !== sent.get(id)?.md5) faults.push(`${id} has a row and not its bytes`);
    if (trouble) faults.push(`${id} is marked as ${trouble}`);
  }
  return faults;
}

/** Whether every key of the store that isn't being written leads to all that was sent. */
export async function halfFiles(files: FileStore, sent: SentTexts): Promise<string[]> {
  const half: string[] = [];
  for await (const { key } of files.list()) {
    const text = sent.get(key.split('/')[1] ?? '');
    if (isHalfWritten(key) || !text) continue;
    const stored = await files.read(key);
    if (!stored || md5Of(await buffer(stored)) !== text.md5) half.push(key);
  }
  return half;
}

/** Runs the hourly job as if two hours had passed. @returns the bytes without a row, and the rows without bytes */
export async function tidyLater({ db, files }: Kept): Promise<{ unnamed: string[]; lost: string[] }> {
  const inTwoHours = { now: () => new Date(Date.now() + 2 * 3_600_000) };
  const jobs = { send: async () => true };
  const log = createLog({ level: 'silent' });
  await tidyFiles({ db, clock: inTwoHours, files, jobs, log, findOthers: findNamedFiles })();
  const keys = (await Array.fromAsync(files.list())).map(({ key }) => key);
  const named = (await db.select().from(pdfs)).map(({ storeKey }) => storeKey);
  return { unnamed: keys.filter((key) => !named.includes(key)), lost: named.filter((key) => !keys.includes(key)) };
}
