import type { Page } from '@playwright/test';

/** How long somebody waited for the screen after a tap, a click or a key. */
export type Interaction = { ms: number; on: string };
/** Something that moved, and what was last pressed before. `isPut`: the player moved it, as in a scale. */
export type Shift = { value: number; byInput: boolean; isPut: boolean; after: string; what: string };
export type Observed = { interactions: Interaction[]; unreported: number; shifts: Shift[] };

type Notes = { interactions: Map<number, Interaction>; shifts: Shift[]; countBefore: number; last: string };
type EventEntry = PerformanceEntry & { interactionId: number; target: Element | null };
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  interface Window {
    notes: Notes;
  }
  interface Performance {
    readonly interactionCount: number;
  }
}

/** Records in every page that the browser opens from now on. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(takeNotes);
}

/** Discards everything recorded so far. */
export async function beginAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { notes } = window;
    notes.interactions.clear();
    notes.shifts.length = 0;
    notes.countBefore = performance.interactionCount;
  });
}

/** What was recorded since `beginAnew`. An interaction below 16 ms has no entry and is only counted. */
export async function readNotes(page: Page): Promise<Observed> {
  // The last entries arrive after the frame they are about.
  await page.waitForTimeout(300);
  return page.evaluate(() => {
    const { notes } = window;
    const interactions = [...notes.interactions.values()];
    const all = performance.interactionCount - notes.countBefore;
    return { interactions, unreported: Math.max(0, all - interactions.length), shifts: notes.shifts };
  });
}

/** Runs in the page. */
function takeNotes(): void {
  const notes: Notes = { interactions: new Map(), shifts: [], countBefore: 0, last: '' };
  window.notes = notes;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    const text = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 24);
    return `${element?.tagName.toLowerCase() ?? 'gone'} “${text}”`;
  };
  const note = ({ target }: Event) => {
    const element = target instanceof Element ? target : null;
    notes.last = nameOf(element?.closest('button, a, label, input, [role=option], [data-place]') ?? element);
  };
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, note, { capture: true });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as EventEntry[]) {
      const { interactionId, duration, name, target } = entry;
      if (!interactionId || duration <= (notes.interactions.get(interactionId)?.ms ?? 0)) continue;
      // What was pressed may be gone by now.
      notes.interactions.set(interactionId, { ms: duration, on: `${name} ${target ? nameOf(target) : notes.last}` });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(
        ({ node, previousRect: was, currentRect: is }) =>
          `${nameOf(node)} ${was.x | 0},${was.y | 0},${was.width | 0}×${was.height | 0} → ${is.x | 0},${is.y | 0},${is.width | 0}×${is.height | 0}`,
      );
      const isPut = sources.every(({ node }) => node instanceof Element && node.closest('[data-thing]') !== null);
      notes.shifts.push({ value, byInput: hadRecentInput, isPut, after: notes.last, what: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
