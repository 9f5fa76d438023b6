/**
 * Whether two names mean the same class to their teacher: letter case, the Turkish dotted and dotless i, spaces and what
 * nobody sees make no difference.
 */
export function isSameClassName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

function foldName(name: string): string {
  const upper = name.normalize('NFKC').toLowerCase().toUpperCase();
  return upper.replaceAll('I\u0307', 'I').replace(/[\s\p{Cf}]+/gu, '');
}
