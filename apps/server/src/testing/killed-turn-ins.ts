import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '#db/client.ts';
import { assignmentFiles, assignmentHandIns, assignmentWork, notices } from '#db/schema/all.ts';
import type { FileStore } from '#platform/files.ts';
import { handInFileUrl, handInForm } from '#testing/send-hand-in.ts';

type Person = { id: string; cookie: string };

export type KilledClass = { teacher: Person; classId: string; students: Person[] };

/** One student's work: what is sent, in three steps, and how many of those the server has answered. */
export type SentWork = { student: Person; text: string; fileId: string; file: string; done: number };

const steps = 3;

async function post(origin: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { cookie, 'content-type': 'application/json' };
  return fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function register(origin: string, role: string, more: object = {}): Promise<Person> {
  const id = uuid();
  const account = { id, email: `${id}@school.example`, password: 'orchard-kettle-77', fullName: 'Ada Hill' };
  const answer = await post(origin, `/auth/register/${role}`, { ...account, language: 'en', timeZone: 'UTC', ...more });
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { id, cookie };
}

/** A teacher with a class of that many students. */
export async function openKilledClass(origin: string, size: number): Promise<KilledClass> {
  const teacher = await register(origin, 'teacher');
  const invite = { id: uuid(), className: '7B', timeZone: 'UTC' };
  const made = await post(origin, '/invites', invite, teacher.cookie);
  const { code, classId } = (await made.json()) as { code: string; classId: string };
  const students: Person[] = [];
  for (let n = 0; n < size; n += 1) students.push(await register(origin, 'student', { inviteCode: code }));
  return { teacher, classId, students };
}

/** Publishes a hand-in to the class. @returns its id, and the work that each student is going to send */
export async function setHandIn(origin: string, { teacher, classId, students }: KilledClass) {
  const id = uuid();
  const wish = { id, title: 'Essay', classIds: [classId], task: { kind: 'hand-in', files: 3 }, publishes: true };
  const made = await post(origin, '/assignments', wish, teacher.cookie);
  if (made.status !== 201) throw new Error(`setting answered ${made.status}: ${await made.text()}`);
  const sent = students.map((student): SentWork => {
    const file = `My essay. ${randomBytes(20_000).toString('hex')}`;
    return { student, text: `My text ${uuid()}`, fileId: uuid(), file, done: 0 };
  });
  return { id, sent };
}

/** Sends what of a work hasn't been answered yet, with the same ids as before. Ends when the server is gone. */
export async function sendOn(origin: string, id: string, work: SentWork, onDone: () => void = () => {}): Promise<void> {
  const { student, text, fileId, file } = work;
  const form = () => handInForm({ file, name: 'essay.txt' });
  const calls = [
    () => post(origin, `/assignments/${id}/hand-in/text`, { text, version: 0 }, student.cookie),
    () =>
      fetch(origin + handInFileUrl(id, fileId), { method: 'POST', headers: { cookie: student.cookie }, body: form() }),
    () => post(origin, `/assignments/${id}/turn-in`, {}, student.cookie),
  ];
  for (const call of calls.slice(work.done)) {
    const answer = await call().catch(() => null);
    if (!answer) return;
    if (!answer.ok) throw new Error(`${work.done} of ${student.id} answered ${answer.status}: ${await answer.text()}`);
    work.done += 1;
    onDone();
  }
}

const md5Of = (bytes: Uint8Array | string) => createHash('md5').update(bytes).digest('base64');

/** What is wrong with the rows, bytes and notices of this homework, in plain words, and when each was turned in. */
export async function turnInFaults({ db, files }: { db: Db; files: FileStore }, id: string, sent: readonly SentWork[]) {
  const faults: string[] = [];
  const turnedIn = new Map<string, number>();
  const texts = await db.select().from(assignmentHandIns).where(eq(assignmentHandIns.assignmentId, id));
  const rows = await db.select().from(assignmentFiles).where(eq(assignmentFiles.assignmentId, id));
  const works = await db.select().from(assignmentWork).where(eq(assignmentWork.assignmentId, id));
  const told = await db.select().from(notices).where(eq(notices.assignmentId, id));
  for (const { student, text, file, fileId, done } of sent) {
    const own = <Row extends { studentId: string }>(all: Row[]) =>
      all.filter(({ studentId }) => studentId === student.id);
    const [ownText, ownFiles, at] = [own(texts)[0], own(rows), own(works)[0]?.turnedInAt ?? null];
    const isWritten = ownText?.text === text && ownText.version === 1;
    const stored = ownFiles[0] && (await files.read(ownFiles[0].storeKey));
    const isWhole = ownFiles.length === 1 && ownFiles[0]?.id === fileId && ownFiles[0].md5 === md5Of(file);
    const isStored = isWhole && stored && md5Of(await buffer(stored)) === md5Of(file);
    if (ownText ? !isWritten : done > 0) faults.push(`${student.id}: the text isn't what was sent`);
    if (ownFiles.length > 0 ? !isStored : done > 1) faults.push(`${student.id}: the file isn't what was sent, once`);
    if (at === null && done === steps) faults.push(`${student.id}: it was acknowledged and isn't turned in`);
    if (at !== null && !(isWritten && isStored)) faults.push(`${student.id}: it is turned in and isn't whole`);
    if (told.filter(({ userId }) => userId === student.id).length !== 1) faults.push(`${student.id}: not told once`);
    if (at) turnedIn.set(student.id, at.getTime());
  }
  return { faults, turnedIn };
}
