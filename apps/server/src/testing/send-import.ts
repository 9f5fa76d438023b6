import { streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import type { TestApp } from '#testing/app.ts';

export type Sent = { deckId: string; id?: string; file?: Uint8Array; text?: string; language?: string };

/** Sends cards to import, as the form does, and returns the answer line by line. */
export async function sendImport({ server }: TestApp, cookies: Iterable<[string, string]>, { file, ...fields }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ id: uuid(), ...fields })) form.set(name, value);
  if (file) form.set('file', new File([Buffer.from(file)], 'cards'));
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await server.inject({
    method: 'POST',
    url: streamPaths.importCards,
    headers: { cookie },
    payload: form,
  });
  const lines = answer.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return {
    status: answer.statusCode,
    lines,
    code: lines[0]?.code,
    report: lines.at(-1)?.report,
    retryAfter: answer.headers['retry-after'],
  };
}
