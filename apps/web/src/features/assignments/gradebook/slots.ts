/**
 * Which place in the page draws which row. A row keeps its place while it is drawn, and one that comes into sight takes a
 * place that is free: changing what a row says costs the browser half of what making a row does.
 */
export function slotsOf(before: ReadonlyMap<string, number>, wanted: readonly string[]): Map<string, number> {
  const slots = new Map<string, number>();
  for (const id of wanted) {
    const kept = before.get(id);
    if (kept !== undefined) slots.set(id, kept);
  }
  const taken = new Set(slots.values());
  let free = 0;
  for (const id of wanted) {
    if (slots.has(id)) continue;
    while (taken.has(free)) free += 1;
    taken.add(free);
    slots.set(id, free);
  }
  return slots;
}

/**
 * Puts rows in the page in the order of their numbers, as they are read aloud, found and copied. The row with the focus
 * stays where it is and the others move around it: moving it would take the focus away.
 */
export function orderRows(box: Element): void {
  const rows = [...box.children].sort((one, other) => numberOf(one) - numberOf(other));
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  const fixed = focused < 0 ? Math.floor(rows.length / 2) : focused;
  for (let at = fixed - 1; at >= 0; at -= 1) {
    const [row, next] = [rows[at], rows[at + 1]];
    if (row && next && row.nextElementSibling !== next) next.before(row);
  }
  for (let at = fixed + 1; at < rows.length; at += 1) {
    const [row, previous] = [rows[at], rows[at - 1]];
    if (row && previous && row.previousElementSibling !== previous) previous.after(row);
  }
}

const numberOf = (row: Element) => Number(row.getAttribute('aria-rowindex'));
