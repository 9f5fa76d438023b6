import type { Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import type { Ask } from '#calls.ts';
import { registerStudent } from '#calls.ts';
import { withServer } from '#server.ts';
import { report } from '#times.ts';

/** Lighthouse's phone: 150 ms and 1.6 Mbit/s, reduced to nine tenths, and a quarter of the processor. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const line = { offline: false, latency: 150, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const slowdown = 4;
/** What stands first on each dashboard once its answer is there. */
const nextSteps = { student: 'main [class*="columns"]', teacher: 'main [class*="board"]' };

type Seen = { largest: number; shift: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

const [runs = 5, role = 'student'] = [Number(process.argv[2] ?? 5), process.argv[3] ?? 'student'];
if (role !== 'student' && role !== 'teacher') throw new Error(`${role} has no dashboard`);
const nextStep = nextSteps[role];
await withServer(role === 'teacher' ? 'bench-dashboards' : 'bench-first-paint', ({ ask, origin }) =>
  withBrowser(async (browser) => {
    const cookie = role === 'teacher' ? await signInTeacher(ask) : await beginAsStudent(ask);
    const visit = { ...phone, origin, cookie, slowdown };
    const onLine = <Result>(work: (page: Page) => Promise<Result>) =>
      withPage(browser, visit, async (page, devtools) => {
        await page.addInitScript(watch);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', line);
        return work(page);
      });
    const cold: (Seen & { next: number })[] = [];
    const warm: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      cold.push(await onLine(openCold));
      warm.push(await onLine(comeFromElsewhere));
    }
    const of = (name: keyof (typeof cold)[number]) => cold.map((each) => each[name]);
    report('cold, largest paint', of('largest'));
    report('cold, next step on the screen', of('next'));
    report('from another page, first time', warm);
    console.log(`moved at most: ${Math.max(...of('shift')).toFixed(3)}`);
  }),
);

async function beginAsStudent(ask: Ask): Promise<string> {
  const { cookie } = await registerStudent(ask);
  await ask.ok('POST', '/daily-tasks/generate', { language: 'en' }, cookie);
  return cookie;
}

/** A teacher of the demo school, which `run.ts` has made. */
async function signInTeacher(ask: Ask): Promise<string> {
  const teacher = { email: 'elif.kaya@demo.wordgrove.example', password: 'grow-a-word-a-day' };
  const { status, cookie } = await ask('POST', '/auth/sign-in', teacher);
  if (status !== 200) throw new Error(`signing in answered ${status}: has run.ts made the demo school?`);
  return cookie;
}

async function openCold(page: Page): Promise<Seen & { next: number }> {
  await page.goto(`/${role}-dashboard`, { waitUntil: 'commit' });
  const next = await page.waitForFunction((part) => document.querySelector(part) && performance.now(), nextStep);
  const shown = Number(await next.jsonValue());
  await page.waitForTimeout(1500);
  return { ...(await page.evaluate(() => window.seen)), next: shown };
}

/** From another page to the dashboard, whose code isn't loaded yet. */
async function comeFromElsewhere(page: Page): Promise<number> {
  await page.goto(role === 'teacher' ? '/teacher/invite-codes' : '/games');
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
