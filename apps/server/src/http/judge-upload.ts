import { limits } from '@wordgrove/contract/limits';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import type { Decoded } from '#platform/decode-text.ts';
import { cleanFileName } from '#platform/given-file/file-name.ts';
import type { InspectPdf } from '#platform/given-file/inspect-pdf.ts';
import { PdfRefused } from '#platform/given-file/inspect-pdf.ts';
import { judgeFile } from '#platform/given-file/judge-file.ts';
import type { Refusals } from './failure.ts';
import type { UploadForm } from './upload-form.ts';

export type JudgeRefusals = Refusals<
  'file-type-not-allowed' | 'file-empty' | 'file-broken' | 'file-locked' | 'file-too-hard' | 'file-too-large'
>;

/** What an uploaded file is; its name has the ending of its kind. */
export type JudgedUpload = { kind: PdfKind; encoding: Decoded['encoding'] | null; fileName: string };

export type JudgeUpload = (form: UploadForm, errors: JudgeRefusals) => Promise<JudgedUpload>;

/** Judges an uploaded file by what is in it, a PDF by opening it. */
export function judgeUpload(inspectPdf: InspectPdf): JudgeUpload {
  return async ({ path, metadata }, errors) => {
    const judged = await judgeFile(path);
    if ('refusal' in judged) {
      if (judged.refusal !== 'file-too-large') throw errors[judged.refusal]();
      throw errors['file-too-large']({ data: { maxBytes: limits.maxFileBytes } });
    }
    const { kind, encoding } = judged;
    if (kind === 'pdf') {
      await inspectPdf(path).catch((error: unknown) => {
        throw error instanceof PdfRefused ? errors[error.code]() : error;
      });
    }
    return { kind, encoding, fileName: cleanFileName(metadata.name, kind) };
  };
}
