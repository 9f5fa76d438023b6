/**
 * Whether a teacher would take two names for the same class: letter case, the Turkish dotted and dotless i, spaces and
 * invisible characters make no difference.
 */
export function isSameClassName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

function foldName(name: string): string {
  const upper = name.normalize('NFKC').toLowerCase().toUpperCase();
  return upper.replaceAll('I\u0307', 'I').replace(/[\s\p{Cf}]+/gu, '');
}
