import { limits } from '@wordgrove/contract/limits';
import type { PdfKind } from '@wordgrove/contract/pdf-fields';
import { shorten } from '@wordgrove/contract/shorten';

/** Control and formatting characters and what some systems don't allow, but not what joins two signs into one emoji. */
const notKept =
  /(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D|(?!\u200D)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029:*?"<>|]/gu;

/** The longest that every file system takes, in any script. */
const lettersMax = 120;

/**
 * A file's name as it is kept: without folders, control and formatting characters and what some systems don't allow,
 * and with the ending of what the file really is.
 */
export function cleanFileName(given: string, kind: PdfKind): string {
  const last = shorten(given, limits.nameMax).split(/[/\\]/).at(-1) ?? '';
  const bare = last
    .replace(notKept, ' ')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${shorten(bare, lettersMax) || 'text'}.${kind}`;
}
