/**
 * Runs in the page: the names of controls whose hit area is smaller than 44 × 44 pixels. What counts is where a finger
 * reaches the control, including its label and any other area made for that. Links within a line of text are as high as
 * the line, and what is behind a dialog can't be hit at all.
 */
export function smallTargets(): string[] {
  // Allows for what browsers round off.
  const side = 43.5;
  const step = 0.5;
  const controls =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"], [role^="menuitem"]';

  const isInText = (control: Element) => {
    let block: Element | null = control;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block === control) return false;
    const around = [...(block?.childNodes ?? [])].filter((node) => !node.contains(control));
    const line = around.filter((node) => !(node instanceof Element) || getComputedStyle(node).display === 'inline');
    return line.some((node) => /\p{L}{2}/u.test(node.textContent ?? ''));
  };

  const reach = (x: number, y: number, isHit: (x: number, y: number) => boolean, across: number, down: number) => {
    let far = 0;
    while (far < side && isHit(x + across * (far + step), y + down * (far + step))) far += step;
    return far;
  };

  const nameOf = (control: Element) => {
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    return `${control.tagName.toLowerCase()}.${control.className} “${name.slice(0, 40)}”`;
  };

  const tooSmall = (control: Element): string[] => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const isHit = (x: number, y: number) => {
      const front = document.elementFromPoint(x, y);
      return front !== null && [control, ...labels].some((part) => part.contains(front));
    };
    const middles = [control, ...labels].flatMap((part) =>
      [...part.getClientRects()].map((box) => [box.x + box.width / 2, box.y + box.height / 2] as const),
    );
    const middle = middles.find(([x, y]) => isHit(x, y));
    if (!middle) return [];
    const [x, y] = middle;
    const width = reach(x, y, isHit, -1, 0) + reach(x, y, isHit, 1, 0);
    const height = reach(x, y, isHit, 0, -1) + reach(x, y, isHit, 0, 1);
    return width < side || height < side ? [`${nameOf(control)}: ${width} × ${height}`] : [];
  };

  const { scrollX, scrollY } = window;
  const found = [...document.querySelectorAll(controls)].filter((control) => !isInText(control)).flatMap(tooSmall);
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return [...new Set(found)];
}
