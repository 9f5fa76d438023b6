import { limits } from '@wordgrove/contract/limits';
import type { StoredFile } from '@wordgrove/contract/pdf-fields';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { cleanFileName } from './file-name.ts';
import { presentFile } from './file-terms.ts';
import type { InspectPdf } from './inspect-pdf.ts';
import { PdfRefused } from './inspect-pdf.ts';
import type { JudgedFile } from './judge-file.ts';
import { judgeFile } from './judge-file.ts';
import type { KeepingParts, TextKeeper } from './keep-text.ts';
import type { Passes } from './pass.ts';
import { findText } from './text-store.ts';
import type { UploadForm } from './upload-form.ts';

type Parts = KeepingParts & { keeper: TextKeeper; passes: Passes; inspectPdf: InspectPdf };

export type UploadRefusals = Refusals<
  | 'too-many-texts'
  | 'invalid-checksum'
  | 'file-type-not-allowed'
  | 'file-empty'
  | 'file-broken'
  | 'file-locked'
  | 'file-too-hard'
  | 'file-too-large'
>;

export type UploadService = ReturnType<typeof uploadService>;

export function uploadService({ db, clock, keeper, passes, inspectPdf }: Parts) {
  /**
   * What the store says of a text's file, with a token for its teacher. A file that was sent again is the same file:
   * another one under its id would be lost without a word.
   */
  const storedFile = async (taught: TaughtBy, id: string, md5: string, errors: UploadRefusals): Promise<StoredFile> => {
    const row = await findText(db, taught, id);
    if (!row) throw failures.notFound();
    if (row.md5 !== md5) throw errors['invalid-checksum']();
    const expiresAt = new Date(clock.now().getTime() + limits.downloadTokenMinutes * 60_000);
    return presentFile(row, passes.make('download', [taught.teacherId, id], expiresAt));
  };
  return {
    /** The file as it is stored already, if it was sent before; null if it may be kept. */
    findKept: async (
      taught: TaughtBy,
      id: string,
      { metadata, md5 }: UploadForm,
      errors: UploadRefusals,
    ): Promise<StoredFile | null> => {
      const isKept = await keeper.isKept(taught, id, metadata.customMetadata, errors);
      return isKept ? storedFile(taught, id, md5, errors) : null;
    },

    /** Judges a file that was uploaded, and keeps it. */
    keep: async (taught: TaughtBy, id: string, form: UploadForm, errors: UploadRefusals): Promise<StoredFile> => {
      const { metadata, path, bytes, md5 } = form;
      const judged = await judgeFile(path);
      if ('refusal' in judged) throw refusalOf(judged, errors);
      const { kind, encoding } = judged;
      if (kind === 'pdf') await inspectPdf(path).catch((error: unknown) => refuseIf(error, errors));
      const file = { path, bytes, md5, kind, encoding };
      const fileName = cleanFileName(metadata.name, kind);
      const contentLanguage = metadata.contentLanguage || null;
      await keeper.keep(taught, id, metadata.customMetadata, { ...file, fileName, contentLanguage }, errors);
      return storedFile(taught, id, md5, errors);
    },
  };
}

function refusalOf({ refusal }: Extract<JudgedFile, { refusal: unknown }>, errors: UploadRefusals): Error {
  if (refusal === 'file-too-large') return errors[refusal]({ data: { maxBytes: limits.maxFileBytes } });
  return errors[refusal]();
}

/** Passes on why a PDF was refused, and any other error as it is. */
function refuseIf(error: unknown, errors: UploadRefusals): never {
  throw error instanceof PdfRefused ? errors[error.code]() : error;
}
