import type { CDPSession, Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import { openClass, registerTeacher, registerWith } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';
import { at, report } from '#times.ts';
import { giveText } from './give.ts';
import { largePdf } from './large-pdf.ts';
import { startProxy } from './proxy.ts';

const [runs = 7, pages = 300] = process.argv.slice(2).map(Number);
/** 10 Mbit/s and 40 ms. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const screen = { viewport: { width: 1280, height: 800 } };

await withServer('bench-reading', (server) =>
  withBrowser(async (browser) => {
    const { ask, origin } = server;
    const bytes = await largePdf(pages);
    const teacher = await registerTeacher(ask);
    const { classId, code } = await openClass(ask, teacher);
    const { cookie } = await registerWith(ask, code);
    const id = await giveText({ origin, ask, teacher, classId }, bytes);
    console.log(`${pages} pages, ${kilobytes(bytes.length)}`);
    const visit = { ...screen, origin, cookie, slowdown: 1 };
    await measureFirstPage(server, id, (from, work) => withPage(browser, { ...visit, origin: from }, work));
    await withPage(browser, visit, async (page, devtools) => {
      await page.goto(`/pdfs/${id}`);
      await isDrawn(page, 1);
      await measurePanel(page);
      await measureMemory(page, devtools);
    });
  }),
);

type Visiting = (origin: string, work: (page: Page, devtools: CDPSession) => Promise<void>) => Promise<void>;

/** Opens the text by its address, with the app's code in the browser's cache. */
async function measureFirstPage({ origin }: Server, id: string, visiting: Visiting): Promise<void> {
  const files = { bytes: 0 };
  const proxy = await startProxy(origin, {
    onAnswered: (path, bytes) => {
      if (path.includes('alt=media')) files.bytes += bytes;
    },
  });
  const times: number[] = [];
  const fetched: number[] = [];
  await visiting(proxy.origin, async (page, devtools) => {
    await page.goto(`/pdfs/${id}`);
    await isDrawn(page, 1);
    await page.goto('/pdfs');
    await page.waitForTimeout(2000);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    for (let run = 0; run < runs; run += 1) {
      files.bytes = 0;
      await page.goto(`/pdfs/${id}`, { waitUntil: 'commit' });
      times.push(await isDrawn(page, 1));
      fetched.push(files.bytes);
    }
  }).finally(proxy.close);
  report('first page', times);
  console.log(`of the file before it: ${kilobytes(at(fetched, 0.5))}, at most ${kilobytes(at(fetched, 1))}`);
}

/** Waits until a page's picture and text are there. @returns when, in ms since the address was opened */
async function isDrawn(page: Page, wanted: number): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => {
      const sheet = document.querySelector(`[data-page="${wanted}"]`);
      const canvas = sheet?.querySelector('canvas');
      if (!canvas?.width || !sheet?.querySelector('div span')) return false;
      // A row through the picture of noise: white until it is drawn.
      const row = canvas.getContext('2d')?.getImageData(0, canvas.height * 0.8, canvas.width, 1).data ?? [];
      return row.some((value, at) => at % 4 === 0 && value > 0 && value < 255) && performance.now();
    },
    wanted,
    { timeout: 60_000 },
  );
  return Number(await found.jsonValue());
}

/** From the click on a word to its definition on the screen. */
async function measurePanel(page: Page): Promise<void> {
  const words = ['harbour', 'fishing', 'dog', 'bridge', 'village', 'winter', 'heavy', 'river', 'journey', 'mountains'];
  const times: number[] = [];
  for (const word of words) {
    const spot = await page.evaluate((word) => {
      const walker = document.createTreeWalker(document.querySelector('[data-page="1"] div') ?? document.body, 4);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(word) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`${word} is not on the page`);
    }, word);
    await page.evaluate(() => {
      performance.clearMarks();
      addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
      const look = () => {
        // After the frame that shows it.
        if (document.querySelector('[role="dialog"] a[href*="dictionary"]'))
          setTimeout(() => performance.mark('shown'));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.mouse.click(spot.x, spot.y);
    const took = await page.waitForFunction(() => {
      const [[shown], [clicked]] = ['shown', 'clicked'].map((name) => performance.getEntriesByName(name, 'mark')) as [
        PerformanceEntryList,
        PerformanceEntryList,
      ];
      return shown && clicked && shown.startTime - clicked.startTime;
    });
    times.push(Number(await took.jsonValue()));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
  }
  console.log(`word panel, the first time: ${times[0]?.toFixed(0)} ms`);
  report('word panel after a click', times.slice(1));
}

/** Scrolls through the whole text like somebody who looks for a place, and looks at what is kept on the way. */
async function measureMemory(page: Page, devtools: CDPSession): Promise<void> {
  await devtools.send('HeapProfiler.enable');
  for (let n = 1; n <= pages; n += 1) {
    await page.evaluate((n) => document.querySelector(`[data-page="${n}"]`)?.scrollIntoView(), n);
    await page.waitForTimeout(120);
    if (n % Math.ceil(pages / 6) !== 0 && n !== 10) continue;
    await isDrawn(page, n);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { nodes } = await devtools.send('Memory.getDOMCounters');
    const drawn = await page.evaluate(() => {
      const canvases = [...document.querySelectorAll('canvas')].filter(
        ({ width, height }) => width * height > 300 * 150,
      );
      return {
        count: canvases.length,
        bytes: canvases.reduce((sum, { width, height }) => sum + 4 * width * height, 0),
      };
    });
    const kept = `heap ${kilobytes(usedSize)}, ${nodes} nodes, ${drawn.count} canvases of ${kilobytes(drawn.bytes)}`;
    console.log(`at page ${n}: ${kept}`);
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
