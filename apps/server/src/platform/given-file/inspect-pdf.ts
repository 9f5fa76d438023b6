import type { ChildLimits } from '#platform/in-child.ts';
import { ChildOverLimit, messagesFromChild } from '#platform/in-child.ts';
import type { Inspected, InspectInput } from './inspect-child.ts';
import type { PdfRefusal } from './open-pdf.ts';

export type { PdfRefusal } from './open-pdf.ts';

/** A PDF that can't be given to students, and why. */
export class PdfRefused extends Error {
  readonly code: PdfRefusal;

  constructor(code: PdfRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Opens the PDF at `path`.
 *
 * @throws {PdfRefused}
 */
export type InspectPdf = (path: string) => Promise<{ pages: number }>;

const module = new URL('./inspect-child.ts', import.meta.url);

/** Ten times the work that the largest file of a school takes. */
const inspectLimits: ChildLimits = { timeoutMs: 60_000, workMs: 10_000, memoryMb: 256, totalMb: 500 };

/** Opens a PDF in a process of its own with limits on time and memory. */
export function inspectPdf(limits = inspectLimits): InspectPdf {
  return async (path) => {
    let found: Inspected | null = null;
    try {
      const messages = messagesFromChild(module, { path } satisfies InspectInput, limits);
      for await (const message of messages) found = message as Inspected;
    } catch (error) {
      // Once its pages are counted, it is only looked at for something on them; what ends the process isn't nothing.
      if (!found) throw error instanceof ChildOverLimit ? new PdfRefused('file-too-hard') : error;
    }
    if (!found) throw new PdfRefused('file-broken');
    if ('refusal' in found) throw new PdfRefused(found.refusal);
    return found;
  };
}
