/** How many of five points, the middle and one near each corner, are in front of everything else. */
export function pointsInSight(element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  const points = [0.12, 0.88].flatMap((across) => [0.12, 0.88].map((down) => [across, down] as const));
  return [[0.5, 0.5] as const, ...points].filter(([across, down]) => {
    const front = document.elementFromPoint(x + width * across, y + height * down);
    return front !== null && element.contains(front);
  }).length;
}

/** The text of those parts on the screen that something else covers. */
export function coveredParts(parts: readonly Element[]): string[] {
  // Parts cut off by the page's header or edge are only scrolled away.
  const shown = parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top >= 80 && bottom <= window.innerHeight;
  });
  if (shown.length === 0) throw new Error('nothing is on the screen');
  return shown.filter((part) => pointsInSight(part) < 5).map((part) => part.textContent ?? '');
}

/** Whether any of the focused element is in front of everything else. */
export function isFocusInSight(): boolean {
  const active = document.activeElement;
  return [...(active?.getClientRects() ?? [])].some(({ x, y, width, height }) => {
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return front !== null && (active?.contains(front) ?? false);
  });
}
