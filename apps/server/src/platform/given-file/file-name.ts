import { limits } from '@wordgrove/contract/limits';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';

/** The longest that every file system takes, in any script. */
const lettersMax = 120;

/**
 * A file's name as it is kept: without folders, control and formatting characters and what some systems don't allow,
 * and with the ending of what the file really is.
 */
export function cleanFileName(given: string, kind: PdfKind): string {
  const last = given.slice(0, limits.nameMax).split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029:*?"<>|]/gu, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...bare].slice(0, lettersMax).join('') || 'text'}.${kind}`;
}
