import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';
import { setAssignment } from '#testing/assigned.ts';
import type { Person } from '#testing/build.ts';
import { cookieOf, getFile } from '#testing/send-text.ts';
import { tinyPdf } from '#testing/tiny-pdf.ts';

type Sent = { file?: Uint8Array | string; name?: string; md5Hash?: string; fileId?: string };

export const handInFileUrl = (id: string, fileId: string) =>
  streamPaths.handInFile.replace(':id', id).replace(':fileId', fileId);

export function handInForm({ file = tinyPdf(), name = 'essay.pdf', md5Hash }: Sent = {}): FormData {
  const form = new FormData();
  form.set('metadata', JSON.stringify({ name, md5Hash }));
  form.set('file', new File([typeof file === 'string' ? file : Buffer.from(file)], name));
  return form;
}

/** Adds a file to a student's hand-in, as the page does. */
export async function sendHandIn(app: TestApp, { visitor }: Pick<Person, 'visitor'>, id: string, sent: Sent = {}) {
  const fileId = sent.fileId ?? uuid();
  const answer = await app.server.inject({
    method: 'POST',
    url: handInFileUrl(id, fileId),
    headers: { cookie: cookieOf(visitor) },
    payload: handInForm(sent),
  });
  return { fileId, status: answer.statusCode, body: answer.json() };
}

/** A handed-in file's bytes, with a pass of this person's own. */
export async function getHandIn(app: TestApp, person: Pick<Person, 'visitor'>, fileId: string) {
  const pass = await person.visitor.get(`/assignments/files/${fileId}/pass`);
  if (pass.status !== 200) return { status: pass.status, body: pass.body, headers: {}, bytes: Buffer.alloc(0) };
  return getFile(app, person, `${streamPaths.handInBytes.replace(':fileId', fileId)}?token=${pass.body.token}`);
}

/** Homework of the teacher for which each of these students has written their words and added them as a file. */
export async function handInWork(
  app: TestApp,
  teacher: Person,
  classId: string,
  students: readonly Person[],
  words: readonly string[],
): Promise<void> {
  const id = await setAssignment(teacher, classId, { task: { kind: 'hand-in' } });
  for (const [at, student] of students.entries()) {
    const text = words[at] ?? '';
    await student.visitor.post(`/assignments/${id}/hand-in/text`, { text, version: 0 });
    await sendHandIn(app, student, id, { file: text, name: `${text}.txt` });
  }
}
