import { limits } from '@wordgrove/contract/limits';
import { shorten } from '@wordgrove/contract/shorten';

/**
 * The name of a pack, no longer than a name may be: a long title is cut, not what is said around it.
 *
 * @param before how many packs the text has already: theirs are other names
 */
export function packName(pattern: string, title: string, before: number): string {
  const numbered = before === 0 ? pattern : `${pattern} (${before + 1})`;
  const room = limits.nameMax - numbered.replace('{{title}}', '').length;
  const fitting = title.length > room ? `${shorten(title, room - 1)}…` : title;
  return numbered.replace('{{title}}', () => fitting);
}
