import { allowedAttachmentTypes, limits } from '@wordgrove/contract/limits';

/** A file the writer chose. The key tells files of the same name apart. */
export type Attachment<Chosen> = { key: string; file: Chosen };

/** What is needed to check a file before anything is sent; the server looks inside and checks again. */
type FileFacts = { name: string; size: number; lastModified: number };

type RefusalReason = 'type' | 'empty' | 'size' | 'room' | 'count';

export type Refusal = { name: string; reason: RefusalReason };

/** The value of a file input's `accept`: `.pdf,.doc,…` */
export const acceptedEndings = allowedAttachmentTypes.map((type) => `.${type}`).join(',');

/** The allowed types as people write them, each once. */
export const acceptedNames = allowedAttachmentTypes.filter((type) => type !== 'jpeg').map((type) => type.toUpperCase());

/** The same file chosen twice has the same key. */
function keyOf({ name, size, lastModified }: FileFacts): string {
  return `${name}/${size}/${lastModified}`;
}

/**
 * Adds the files that may be sent, by extension, size, total size and number. Rejected files are returned with the
 * reason; a file that is already attached is skipped silently.
 */
export function addFiles<Chosen extends FileFacts>(
  attached: readonly Attachment<Chosen>[],
  chosen: readonly Chosen[],
): { attached: Attachment<Chosen>[]; refused: Refusal[] } {
  const kept = [...attached];
  const refused: Refusal[] = [];
  for (const file of chosen) {
    const key = keyOf(file);
    if (kept.some((one) => one.key === key)) continue;
    const reason = reasonAgainst(kept, file);
    if (reason) refused.push({ name: file.name, reason });
    else kept.push({ key, file });
  }
  return { attached: kept, refused };
}

function reasonAgainst(kept: readonly Attachment<FileFacts>[], { name, size }: FileFacts): RefusalReason | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (!allowedAttachmentTypes.some((type) => type === ending)) return 'type';
  if (size === 0) return 'empty';
  if (size > limits.maxFileBytes) return 'size';
  if (kept.length >= limits.supportAttachmentsMax) return 'count';
  const together = kept.reduce((sum, one) => sum + one.file.size, size);
  return together > limits.maxFileBytes ? 'room' : null;
}
