import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';
import type { Person } from '#testing/build.ts';
import { tinyPdf } from '#testing/tiny-pdf.ts';
import type { Answer, Visitor } from '#testing/visitor.ts';

export type SentText = {
  id?: string;
  file?: Uint8Array | string;
  name?: string;
  title?: string;
  classIds?: string[];
  md5Hash?: string;
  /** The name in the bucket; by default that of the id. */
  path?: string;
  bucket?: string;
  /** Replaces the teacher's own ticket; null sends none. */
  appCheck?: string | null;
  /** Replaces the whole form. */
  form?: FormData;
};

type Wire = { status: number; body: Answer['body']; headers: Record<string, unknown>; bytes: Buffer };

export const cookieOf = ({ cookies }: Pick<Visitor, 'cookies'>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const bucketUrl = (bucket = fileBucket) => streamPaths.files.replace(':bucket', bucket);
export const uploadUrl = (path: string, bucket?: string) => `${bucketUrl(bucket)}?name=${encodeURIComponent(path)}`;
export const fileUrl = (path: string, bucket?: string) => `${bucketUrl(bucket)}/${encodeURIComponent(path)}`;

export async function ticketOf({ visitor }: Person): Promise<string> {
  return (await visitor.get('/pdfs/upload-ticket')).body.appCheck;
}

export function uploadForm(sent: SentText): FormData {
  const { file = tinyPdf(), name = 'story.pdf', title = 'A story', classIds = [], md5Hash } = sent;
  const form = new FormData();
  form.set('metadata', JSON.stringify({ name, md5Hash, customMetadata: { title, classIds } }));
  form.set('file', new File([typeof file === 'string' ? file : Buffer.from(file)], name));
  return form;
}

/** Uploads a file as the form does. */
export async function sendText(app: TestApp, teacher: Person, sent: SentText = {}): Promise<Wire & { id: string }> {
  const id = sent.id ?? uuid();
  const appCheck = sent.appCheck === undefined ? await ticketOf(teacher) : sent.appCheck;
  const answer = await app.server.inject({
    method: 'POST',
    url: uploadUrl(sent.path ?? `pdfs/${id}`, sent.bucket),
    headers: { cookie: cookieOf(teacher.visitor), ...(appCheck === null ? {} : { 'x-app-check': appCheck }) },
    payload: sent.form ?? uploadForm(sent),
  });
  return { id, ...wireOf(answer) };
}

/** Gets from one of the routes of files, as this person. */
export async function getFile(
  app: TestApp,
  { visitor }: Pick<Person, 'visitor'>,
  url: string,
  { method = 'GET', headers = {} }: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {},
): Promise<Wire> {
  return wireOf(await app.server.inject({ method, url, headers: { cookie: cookieOf(visitor), ...headers } }));
}

type Injected = Awaited<ReturnType<TestApp['server']['inject']>>;

function wireOf(answer: Injected): Wire {
  const isJson = String(answer.headers['content-type']).includes('json');
  return {
    status: answer.statusCode,
    body: isJson ? answer.json() : {},
    headers: answer.headers,
    bytes: answer.rawPayload,
  };
}

/** The address of a text's bytes, with a token of this person's own. */
export async function mediaUrl(app: TestApp, person: Person, id: string): Promise<string> {
  const url = fileUrl(`pdfs/${id}`);
  const { body } = await getFile(app, person, url);
  return `${url}?alt=media&token=${body.downloadTokens}`;
}
