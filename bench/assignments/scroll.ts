import type { CDPSession, Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import { withServer } from '#server.ts';
import { at } from '#times.ts';
import { openLargeClass } from './large-class.ts';

const [rounds = 5, slowdown = 1, students = 1000, homeworks = 50] = process.argv.slice(2).map(Number);

/** Ten seconds for a thousand rows: a hurried hand on a wheel. */
const pixelsPerSecond = 6400;
const smoothMs = 33;

/** `busy` is how long the main thread worked, in milliseconds of its processor. */
type Scrolled = { frames: number[]; bare: number; busy: number };

/** What the same hand costs in the same browser without the app. */
const controls = {
  empty: 'nothing in the frame',
  plain: 'a thousand copies of a drawn row, nothing virtualised',
} as const;
type Control = keyof typeof controls;

await withServer(
  'bench-gradebook',
  async (server) => {
    const { teacher, classId } = await openLargeClass(server, { students, homeworks });
    const visit = { origin: server.origin, cookie: teacher, slowdown, viewport: { width: 1280, height: 800 } };
    await withBrowser(async (browser) => {
      await withPage(browser, visit, async (page, devtools) => {
        await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
        for (let round = 1; round <= rounds; round += 1) {
          for (const control of [null, 'empty', 'plain'] as const) {
            await page.goto(`/teacher/classes/${classId}/gradebook`);
            await page.getByRole('grid').waitFor();
            if (control) await page.getByRole('grid').evaluate(putControl, { control, students });
            const name = control ? controls[control] : 'the gradebook';
            print(`${name}, down, round ${round}`, await scroll(page, devtools, -1, control));
            print(`${name}, up, round ${round}`, await scroll(page, devtools, 1, control));
          }
        }
      });
    });
  },
  false,
);

/** Scrolls from one end of the class to the other while every frame is counted. */
async function scroll(page: Page, devtools: CDPSession, direction: 1 | -1, control: Control | null): Promise<Scrolled> {
  const grid = page.getByRole('grid');
  const box = await grid.boundingBox();
  if (!box) throw new Error('there is no gradebook');
  const distance = await grid.evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  await grid.evaluate(countFrames, control === null);
  const before = await workOf(devtools);
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: box.x + box.width / 2, y: box.y + box.height / 2 },
    ...{ yDistance: direction * distance, speed: pixelsPerSecond, gestureSourceType: 'mouse' },
  });
  const { frames, bare, top } = await page.evaluate(() => window.stopCounting());
  const busy = (await workOf(devtools)) - before;
  if (Math.abs(top - (direction === -1 ? distance : 0)) > 1) throw new Error(`it was scrolled to ${top} only`);
  return { frames, bare, busy };
}

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Runs in the page. Puts a control in the grid's place, of which the app knows nothing. */
function putControl(grid: Element, { control, students }: { control: Control; students: number }): void {
  const copy = grid.cloneNode(true) as Element;
  const row = copy.querySelector<HTMLElement>('[role=row][aria-rowindex="2"]');
  if (!row) throw new Error('there is no row');
  row.style.cssText = 'position: relative; transform: none';
  const box = document.createElement('div');
  const body = row.parentElement;
  box.style.height = `${students * 64}px`;
  if (control === 'plain') box.append(...Array.from({ length: students }, () => row.cloneNode(true)));
  body?.replaceWith(box);
  grid.replaceWith(copy);
}

declare global {
  interface Window {
    stopCounting: () => Omit<Scrolled, 'busy'> & { top: number };
  }
}

/** Runs in the page. `bare` counts the frames in which a part of the grid that was to be seen wasn't drawn. */
function countFrames(frame: Element, looksForBare: boolean): void {
  const frames: number[] = [];
  let bare = 0;
  let last: number | null = null;
  let isOver = false;
  const isBare = () => {
    const { top, bottom } = frame.getBoundingClientRect();
    const head = frame.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? top;
    let covered = 0;
    // Whatever their order in the page is.
    for (const row of frame.querySelectorAll('[role=row][aria-rowindex]:not([aria-rowindex="1"])')) {
      const seen = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(bottom, seen.bottom) - Math.max(head, seen.top));
    }
    return covered < bottom - head - 2;
  };
  const count = (now: number) => {
    if (isOver) return;
    if (last !== null) frames.push(now - last);
    if (looksForBare && isBare()) bare += 1;
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  window.stopCounting = () => {
    isOver = true;
    return { frames, bare, top: frame.scrollTop };
  };
}

function print(name: string, { frames, bare, busy }: Scrolled): void {
  const slow = frames.filter((ms) => ms > smoothMs).length;
  const share = ((100 * slow) / frames.length).toFixed(1);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) => at(frames, part).toFixed(1));
  console.log(
    `${name}: ${share} % of ${frames.length} frames over ${smoothMs} ms; p50 ${p50} ms, p95 ${p95} ms, ` +
      `longest ${longest} ms; bare ${bare}; main thread ${(busy / frames.length).toFixed(1)} ms a frame`,
  );
}
