import { limits } from '@wordgrove/contract/limits';
import type { StoredFile, UploadMetadata } from '@wordgrove/contract/pdf-fields';
import type { TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { JudgeRefusals, JudgeUpload } from '#http/judge-upload.ts';
import type { UploadForm } from '#http/upload-form.ts';
import type { Passes } from '#platform/pass.ts';
import { presentFile } from './file-terms.ts';
import type { KeepingParts, TextKeeper } from './keep-text.ts';
import { findText } from './text-store.ts';

type Parts = KeepingParts & { keeper: TextKeeper; passes: Passes; judge: JudgeUpload };

export type UploadRefusals = JudgeRefusals & Refusals<'too-many-texts' | 'invalid-checksum'>;

export type UploadService = ReturnType<typeof uploadService>;

export function uploadService({ db, clock, keeper, passes, judge }: Parts) {
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
      { metadata, md5 }: UploadForm<UploadMetadata>,
      errors: UploadRefusals,
    ): Promise<StoredFile | null> => {
      const isKept = await keeper.isKept(taught, id, metadata.customMetadata, errors);
      return isKept ? storedFile(taught, id, md5, errors) : null;
    },

    /** Judges a file that was uploaded, and keeps it. */
    keep: async (
      taught: TaughtBy,
      id: string,
      form: UploadForm<UploadMetadata>,
      errors: UploadRefusals,
    ): Promise<StoredFile> => {
      const { metadata, path, bytes, md5 } = form;
      const { kind, encoding, fileName } = await judge(form, errors);
      const file = { path, bytes, md5, kind, encoding };
      const contentLanguage = metadata.contentLanguage || null;
      await keeper.keep(taught, id, metadata.customMetadata, { ...file, fileName, contentLanguage }, errors);
      return storedFile(taught, id, md5, errors);
    },
  };
}
