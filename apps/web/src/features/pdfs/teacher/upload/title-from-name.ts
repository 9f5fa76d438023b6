import { limits } from '@wordgrove/contract/limits';
import { shorten } from '@wordgrove/contract/shorten';

/** A title for a file: its name without folders and the ending, and with spaces. A hyphen between spaces stays. */
export function titleFromName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const bare = last.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/^[.\s]+/, '');
  // Where a name has spaces, or capitals as in `Jean-Paul`, its hyphens belong to words.
  const hasWords = /[\s_]|\p{L}-\p{Lu}|\d-\d/u.test(bare);
  const title = (hasWords ? bare : bare.replaceAll('-', ' ')).replace(/[_\s]+/g, ' ');
  return shorten(title.trim(), limits.nameMax);
}
