import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import type { Ask } from '#calls.ts';

type Given = { origin: string; ask: Ask; teacher: string; classId: string };

/** Uploads a PDF for a class, and waits until its words are read. @returns its id */
export async function giveText({ origin, ask, teacher, classId }: Given, bytes: Uint8Array<ArrayBuffer>) {
  const id = uuid();
  const { appCheck } = await ask.ok<{ appCheck: string }>('GET', '/pdfs/upload-ticket', undefined, teacher);
  const form = new FormData();
  const customMetadata = { title: 'Bench', description: '', classIds: [classId] };
  form.set('metadata', JSON.stringify({ name: 'bench.pdf', customMetadata }));
  form.set('file', new File([bytes], 'bench.pdf', { type: 'application/pdf' }));
  const address = `${origin}${streamPaths.files.replace(':bucket', fileBucket)}?name=pdfs/${id}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { cookie: teacher, 'x-app-check': appCheck },
    body: form,
  });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  for (;;) {
    const { preparation } = await ask.ok<{ preparation: string }>('GET', `/pdfs/${id}`, undefined, teacher);
    if (preparation === 'ready') return id;
    if (preparation === 'failed') throw new Error('its words could not be read');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
