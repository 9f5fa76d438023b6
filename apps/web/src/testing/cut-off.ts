/**
 * Runs in the page: lists which contents of a part are wider than their place or the screen, and which cells of a row
 * overlap. Text that is truncated on purpose doesn't count: its full form is given elsewhere.
 */
export function cutOff(part: Element): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const named = (element: Element) => `${element.tagName.toLowerCase()}.${element.className} “${element.textContent}”`;

  const isOnlyHeard = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isOnlyHeard(element.parentElement));

  for (const element of [part, ...part.querySelectorAll('*')]) {
    const { left, right } = element.getBoundingClientRect();
    const { display, textOverflow } = getComputedStyle(element);
    if (!element.checkVisibility() || isOnlyHeard(element) || element.closest('svg')) continue;
    if (left < -0.5 || right > clientWidth + 0.5) found.push(`${named(element)} reaches from ${left} to ${right}`);
    const isTooFull = element.scrollWidth > element.clientWidth + 1;
    if (display !== 'inline' && textOverflow !== 'ellipsis' && isTooFull) found.push(`${named(element)} is too full`);
  }

  for (const row of part.querySelectorAll('tr')) {
    const cells = [...row.cells].filter((cell) => cell.checkVisibility() && !isOnlyHeard(cell));
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    for (const [at, one] of boxes.entries()) {
      const isOver = boxes.slice(at + 1).some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 0.5 && down > 0.5;
      });
      if (isOver) found.push(`${named(cells[at] ?? row)} lies over another cell`);
    }
  }
  return found;
}
