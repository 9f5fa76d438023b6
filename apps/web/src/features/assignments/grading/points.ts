/**
 * Reads points as somebody typed them, with a point or a comma.
 *
 * @param max the work's points; null when it has none
 * @returns null for an empty field, undefined for anything but whole and half points up to `max`
 */
export function readPoints(typed: string, max: number | null): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (max === null || !/^\d{1,4}([.,]\d?)?$/.test(text)) return undefined;
  const points = Number(text.replace(',', '.'));
  return points <= max && Number.isInteger(points * 2) ? points : undefined;
}

/** Points as they are typed: without groups of thousands. */
export function pointsTyped(points: number | null, language: string): string {
  return points === null ? '' : new Intl.NumberFormat(language, { useGrouping: false }).format(points);
}
