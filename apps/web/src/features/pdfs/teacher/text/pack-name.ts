import { limits } from '@wordgrove/contract/limits';
import { shorten } from '@wordgrove/contract/shorten';

/** The name of a pack, no longer than a name may be: a long title is cut, not what is said around it. */
export function packName(pattern: string, title: string): string {
  const room = limits.nameMax - pattern.replace('{{title}}', '').length;
  const fitting = title.length > room ? `${shorten(title, room - 1)}…` : title;
  return pattern.replace('{{title}}', () => fitting);
}
