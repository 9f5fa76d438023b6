import { limits } from '@wordgrove/contract/limits';

/** The name of a pack, no longer than a name may be: a long title is cut, not what is said around it. */
export function packName(pattern: string, title: string): string {
  const around = [...pattern.replace('{{title}}', '')].length;
  const letters = [...title];
  const room = limits.nameMax - around;
  const fitting = letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : title;
  return pattern.replace('{{title}}', () => fitting);
}
