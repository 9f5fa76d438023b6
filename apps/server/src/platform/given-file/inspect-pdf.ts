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
    try {
      for await (const message of messagesFromChild(module, { path } satisfies InspectInput, limits)) {
        const found = message as Inspected;
        if ('refusal' in found) throw new PdfRefused(found.refusal);
        return found;
      }
    } catch (error) {
      if (error instanceof ChildOverLimit) throw new PdfRefused('file-too-hard');
      throw error;
    }
    throw new PdfRefused('file-broken');
  };
}
