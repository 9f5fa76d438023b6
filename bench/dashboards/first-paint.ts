import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { startServer } from '#live/server-process.ts';
import { call } from '#school/calls.ts';
import { registerStudent } from '#school/student.ts';
import { report } from '#school/times.ts';

/** Lighthouse's phone: 150 ms and 1.6 Mbit/s, reduced to nine tenths, and a quarter of the processor. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const line = { offline: false, latency: 150, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const slowdown = 4;
const nextStep = 'main [class*="columns"]';

type Seen = { largest: number; shift: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

const [runs = 5] = process.argv.slice(2).map(Number);
const server = await startServer(resolve('.data/bench-first-paint'), 3976);
const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const { cookie } = await registerStudent(server.origin);
  await call(server.origin, 'POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  const cold: (Seen & { next: number })[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    cold.push(await withPage(browser, cookie, openCold));
    warm.push(await withPage(browser, cookie, comeFromElsewhere));
  }
  const of = (name: keyof (typeof cold)[number]) => cold.map((each) => each[name]);
  report('cold, largest paint', of('largest'));
  report('cold, next step on the screen', of('next'));
  report('from another page, first time', warm);
  console.log(`moved at most: ${Math.max(...of('shift')).toFixed(3)}`);
} finally {
  await browser.close();
  await server.stop();
}

/** A browser that has never been here, on a slow line. */
async function withPage<Result>(
  browser: Browser,
  cookie: string,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, baseURL: server.origin, locale: 'en-GB' });
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      return { name, value, url: server.origin };
    }),
  );
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return work(page).finally(() => context.close());
}

async function openCold(page: Page): Promise<Seen & { next: number }> {
  await page.goto('/student-dashboard', { waitUntil: 'commit' });
  const next = await page.waitForFunction((part) => document.querySelector(part) && performance.now(), nextStep);
  const shown = Number(await next.jsonValue());
  await page.waitForTimeout(1500);
  return { ...(await page.evaluate(() => window.seen)), next: shown };
}

/** From the games to the dashboard, whose code isn't loaded yet. */
async function comeFromElsewhere(page: Page): Promise<number> {
  await page.goto('/games');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(2000);
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('left'), { capture: true, once: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Wordgrove' }).tap();
  const took = await page.waitForFunction((part) => {
    const [left] = performance.getEntriesByName('left');
    return left && document.querySelector(part) && performance.now() - left.startTime;
  }, nextStep);
  return Number(await took.jsonValue());
}

/** Runs in the page, before any of its own scripts. */
function watch(): void {
  const seen: Seen = { largest: 0, shift: 0 };
  window.seen = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0;
  }).observe({ type: 'layout-shift', buffered: true });
}
