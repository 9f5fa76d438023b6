/** Runs in the page: whether some of what has the focus lies in front of everything else. */
export function isInSight(): boolean {
  const active = document.activeElement;
  return [...(active?.getClientRects() ?? [])].some(({ x, y, width, height }) => {
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    return front !== null && (active?.contains(front) ?? false);
  });
}

/** Runs in the page: how many of five points, the middle and one near each corner, lie in front of everything else. */
export function pointsInSight(element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  const points = [0.12, 0.88].flatMap((across) => [0.12, 0.88].map((down) => [across, down] as const));
  return [[0.5, 0.5] as const, ...points].filter(([across, down]) => {
    const front = document.elementFromPoint(x + width * across, y + height * down);
    return front !== null && element.contains(front);
  }).length;
}

/** Runs in the page. */
export function hasNoFocus(element: Element): boolean {
  return document.activeElement !== element;
}
