import { childInput, endChild, sendFromChild } from '#platform/in-child.ts';
import type { PdfRefusal } from './open-pdf.ts';
import { openPdf } from './open-pdf.ts';

/** The process's input: a stored file. */
export type InspectInput = { path: string };

export type Inspected = { pages: number } | { refusal: PdfRefusal };

// Nothing in a file may reach the network from here.
Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });

const { path } = (await childInput()) as InspectInput;
await sendFromChild(await inspect(path));
endChild();

async function inspect(from: string): Promise<Inspected> {
  const pdf = await openPdf(from);
  if (typeof pdf === 'string') return { refusal: pdf };
  if (pdf.numPages === 0) return { refusal: 'file-empty' };
  try {
    await pdf.getPage(pdf.numPages);
  } catch {
    return { refusal: 'file-broken' };
  }
  return { pages: pdf.numPages };
}
