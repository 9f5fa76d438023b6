import { paths, streamPaths } from '@wordgrove/contract/paths';

/** A text's page: for students the reader, for its teacher what the class knows of it. */
export function textPath(id: string): `${typeof paths.pdfs}/${string}` {
  return `${paths.pdfs}/${id}`;
}

/** The reader, for whoever opens a text to read it. */
export function readPath(id: string, role: string | null): `${typeof paths.pdfs}/${string}` {
  return role === 'teacher' ? `${textPath(id)}/read` : textPath(id);
}

/** The address of a text's cover picture. */
export function coverAddress(id: string): string {
  return streamPaths.pdfCover.replace(':id', id);
}
