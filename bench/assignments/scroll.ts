import type { CDPSession, Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import { withServer } from '#server.ts';
import { at } from '#times.ts';
import { openLargeClass } from './large-class.ts';

const [rounds = 5, slowdown = 1, students = 1000, homeworks = 50] = process.argv.slice(2).map(Number);

/** Ten seconds for a thousand rows: a hurried hand on a wheel. */
const pixelsPerSecond = 6400;
const smoothMs = 33;

type Scrolled = { frames: number[]; bare: number };

await withServer(
  'bench-gradebook',
  async (server) => {
    const { teacher, classId } = await openLargeClass(server, { students, homeworks });
    const visit = { origin: server.origin, cookie: teacher, slowdown, viewport: { width: 1280, height: 800 } };
    await withBrowser(async (browser) => {
      await withPage(browser, visit, async (page, devtools) => {
        await page.goto(`/teacher/classes/${classId}/gradebook`);
        await page.getByRole('grid').waitFor();
        for (let round = 1; round <= rounds; round += 1) {
          print(`down, round ${round}`, await scroll(page, devtools, -1));
          print(`up, round ${round}`, await scroll(page, devtools, 1));
        }
      });
    });
  },
  false,
);

/** Scrolls from one end of the class to the other while every frame is counted. */
async function scroll(page: Page, devtools: CDPSession, direction: 1 | -1): Promise<Scrolled> {
  const grid = page.getByRole('grid');
  const box = await grid.boundingBox();
  if (!box) throw new Error('there is no gradebook');
  const distance = await grid.evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  await grid.evaluate(countFrames);
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: box.x + box.width / 2, y: box.y + box.height / 2 },
    ...{ yDistance: direction * distance, speed: pixelsPerSecond, gestureSourceType: 'mouse' },
  });
  const { frames, bare, top } = await page.evaluate(() => window.stopCounting());
  if (Math.abs(top - (direction === -1 ? distance : 0)) > 1) throw new Error(`it was scrolled to ${top} only`);
  return { frames, bare };
}

declare global {
  interface Window {
    stopCounting: () => Scrolled & { top: number };
  }
}

/** Runs in the page. `bare` counts the frames in which a part of the grid that was to be seen wasn't drawn. */
function countFrames(frame: Element): void {
  const frames: number[] = [];
  let bare = 0;
  let last: number | null = null;
  let isOver = false;
  const isBare = () => {
    const rows = frame.querySelectorAll('[role=row][aria-rowindex]:not([aria-rowindex="1"])');
    const [first, end] = [rows[0], rows[rows.length - 1]];
    const { top, bottom } = frame.getBoundingClientRect();
    const head = frame.querySelector('[role=row]')?.getBoundingClientRect().bottom ?? top;
    return (
      !first || !end || first.getBoundingClientRect().top > head + 1 || end.getBoundingClientRect().bottom < bottom - 2
    );
  };
  const count = (now: number) => {
    if (isOver) return;
    if (last !== null) frames.push(now - last);
    if (isBare()) bare += 1;
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  window.stopCounting = () => {
    isOver = true;
    return { frames, bare, top: frame.scrollTop };
  };
}

function print(name: string, { frames, bare }: Scrolled): void {
  const slow = frames.filter((ms) => ms > smoothMs).length;
  const share = ((100 * slow) / frames.length).toFixed(1);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) => at(frames, part).toFixed(1));
  console.log(
    `${name}: ${share} % of ${frames.length} frames over ${smoothMs} ms; p50 ${p50} ms, p95 ${p95} ms, ` +
      `longest ${longest} ms; bare ${bare}`,
  );
}
