import type { CDPSession, Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import { openClass, registerTeacher, registerWith } from '#calls.ts';
import type { Server } from '#server.ts';
import { withServer } from '#server.ts';
import { at, report } from '#times.ts';
import { giveText } from './give.ts';
import { largePdf } from './large-pdf.ts';
import { startProxy } from './proxy.ts';

const [runs = 7, pages = 300, visits = 3, withMemory = 1] = process.argv.slice(2).map(Number);
/** 10 Mbit/s and 40 ms. */
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
/** What a page far away had is kept a little while, for those who scroll back. */
const restMs = 12_000;
const screen = { viewport: { width: 1280, height: 800 } };

const given = { id: '', cookie: '' };
await withServer('bench-reading', async ({ ask, origin }) => {
  const bytes = await largePdf(pages);
  const teacher = await registerTeacher(ask);
  const { classId, code } = await openClass(ask, teacher);
  const { cookie } = await registerWith(ask, code);
  given.id = await giveText({ origin, ask, teacher, classId }, bytes);
  given.cookie = cookie;
  console.log(`${pages} pages, ${kilobytes(bytes.length)}`);
});
// Another process, which knows no words yet: preparing the text opened the lexicon.
await withServer('bench-reading', (server) =>
  withBrowser(async (browser) => {
    const { id, cookie } = given;
    const visit = { ...screen, origin: server.origin, cookie, slowdown: 1 };
    const reading = (work: (page: Page, devtools: CDPSession) => Promise<void>) =>
      withPage(browser, visit, async (page, devtools) => {
        await page.goto(`/pdfs/${id}`);
        await isDrawn(page, 1);
        await work(page, devtools);
      });
    const clicks: number[][] = [];
    for (let time = 0; time < visits; time += 1)
      await reading(async (page) => void clicks.push(await timesOfPanel(page)));
    report(
      'word panel, the first one of a visit',
      clicks.map(([first = 0]) => first),
    );
    report(
      'word panel after a click',
      clicks.flatMap(([, ...others]) => others),
    );
    console.log(`memory of the server: ${kilobytes((await server.memory()) ?? 0)}`);
    if (withMemory) await reading(measureMemory);
    await measureFirstPage(server, id, (from, work) => withPage(browser, { ...visit, origin: from }, work));
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
async function timesOfPanel(page: Page): Promise<number[]> {
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
      const isPainted = () => performance.mark('shown');
      const look = () => {
        const definition = document.querySelector('[role="dialog"] p[lang="en"]')?.textContent;
        if (!definition) {
          requestAnimationFrame(look);
          return;
        }
        // The frame that is being made shows it. What comes first afterwards, a task or the next frame, says when.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = isPainted;
        port2.postMessage(null);
        requestAnimationFrame(isPainted);
      };
      requestAnimationFrame(look);
    });
    const recorded = page.waitForResponse((answer) => answer.url().endsWith('/dictionary/look-ups'));
    await page.mouse.click(spot.x, spot.y);
    const took = await page.waitForFunction(() => {
      const [[shown], [clicked]] = ['shown', 'clicked'].map((name) => performance.getEntriesByName(name, 'mark')) as [
        PerformanceEntryList,
        PerformanceEntryList,
      ];
      return shown && clicked && shown.startTime - clicked.startTime;
    });
    times.push(Number(await took.jsonValue()));
    await recorded;
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[role="dialog"]'));
  }
  return times;
}

/** Scrolls through the whole text, back and forth, and looks at what is kept on the way. */
async function measureMemory(page: Page, devtools: CDPSession): Promise<void> {
  const workers = await workersOf(devtools);
  const keptAt = async (n: number) => {
    await isDrawn(page, n);
    await page.waitForTimeout(restMs);
    const { usedSize, embedderHeapUsedSize } = await heapAfterCollection((method) => devtools.send(method));
    const worker = await heapAfterCollection(workers.ask);
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
    const heaps = `heap ${kilobytes(usedSize)} and ${kilobytes(embedderHeapUsedSize)} of the browser's`;
    const inWorker = `in the worker ${kilobytes(worker.usedSize)} and ${kilobytes(worker.backingStorageSize)} of the file`;
    return `${heaps}, ${inWorker}, ${nodes} nodes, ${drawn.count} canvases of ${kilobytes(drawn.bytes)}`;
  };
  const stops = [10, 50, 100, 150, 200, 250, 300].filter((n) => n <= pages);
  const all = Array.from({ length: pages }, (_, n) => n + 1);
  for (const way of ['there', 'and back', 'there again', 'and back again']) {
    for (const n of way.startsWith('there') ? all : all.toReversed()) {
      await page.evaluate((n) => document.querySelector(`[data-page="${n}"]`)?.scrollIntoView(), n);
      await page.waitForTimeout(80);
      const isStop = way === 'there' ? stops.includes(n) : n === (way === 'there again' ? pages : 10);
      if (isStop) console.log(`${way}, at page ${n}: ${await keptAt(n)}`);
    }
  }
}

type AskHeap = (
  method: 'HeapProfiler.enable' | 'HeapProfiler.collectGarbage' | 'Runtime.getHeapUsage',
) => Promise<unknown>;

/** In bytes: of JavaScript, of the browser's own objects, and of buffers. */
type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };

async function heapAfterCollection(ask: AskHeap) {
  await ask('HeapProfiler.enable');
  await ask('HeapProfiler.collectGarbage');
  return (await ask('Runtime.getHeapUsage')) as HeapUsage;
}

/** The page's worker, in which pdf.js reads the file. */
async function workersOf(devtools: CDPSession): Promise<{ ask: AskHeap }> {
  const attached = Promise.withResolvers<string>();
  devtools.once('Target.attachedToTarget', ({ sessionId }) => attached.resolve(sessionId));
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached.promise;
  let asked = 0;
  const ask = async (method: string) => {
    asked += 1;
    const id = asked;
    const answered = Promise.withResolvers<unknown>();
    const hear = ({ message }: { message: string }) => {
      const answer: { id?: number; result?: unknown } = JSON.parse(message);
      if (answer.id === id) answered.resolve(answer.result);
    };
    devtools.on('Target.receivedMessageFromTarget', hear);
    await devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answered.promise.finally(() => devtools.off('Target.receivedMessageFromTarget', hear));
  };
  return { ask };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
