import { childInput, endChild, sendFromChild } from '#platform/in-child.ts';
import { forALook, isBlank } from './is-blank.ts';
import type { PdfRefusal } from './open-pdf.ts';
import { openPdf } from './open-pdf.ts';

/** The process's input: a stored file. */
export type InspectInput = { path: string };

/** The process's messages; the last one counts. */
export type Inspected = { pages: number } | { refusal: PdfRefusal };

// Nothing in a file may reach the network from here.
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });

const { path } = (await childInput()) as InspectInput;
for await (const found of inspect(path)) await sendFromChild(found);
endChild();

async function* inspect(from: string): AsyncGenerator<Inspected> {
  const pdf = await openPdf(from, forALook);
  if (typeof pdf === 'string') return yield { refusal: pdf };
  if (pdf.numPages === 0) return yield { refusal: 'file-empty' };
  try {
    await pdf.getPage(pdf.numPages);
  } catch {
    return yield { refusal: 'file-broken' };
  }
  yield { pages: pdf.numPages };
  if (await isBlank(pdf).catch(() => false)) yield { refusal: 'file-empty' };
}
