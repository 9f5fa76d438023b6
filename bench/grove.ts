import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import type pg from 'pg';
import { withBrowser, withPage } from '#browser.ts';
import { registerStudent } from '#calls.ts';
import { withServer } from '#server.ts';
import { at, repeat, report } from '#times.ts';
import { wordKeys } from '#word-keys.ts';

const [words = 4000, slowdown = 4, rounds = 3] = process.argv.slice(2).map(Number);

/** Three phones' heights in a second: somebody who looks for a place, not for a word. */
const pixelsPerSecond = 2400;
const distance = 12_000;

const screens: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** `busy` is how long the main thread worked, in milliseconds of its processor. */
type Scrolled = { frames: number[]; bare: number; busy: number };

await withServer(
  'bench-grove',
  async ({ ask, database, origin }) => {
    const { cookie, userId } = await registerStudent(ask);
    await plant(database, userId, wordKeys(words));
    const grove = () => ask.ok('GET', '/memory/grove', undefined, cookie);
    const bytes = JSON.stringify(await grove()).length;
    console.log(`${words} plants: ${(bytes / 1000).toFixed(1)} kB of JSON`);
    report('the answer', await repeat(30, grove));
    await withBrowser(async (browser) => {
      for (const [screen, options] of Object.entries(screens)) {
        await withPage(browser, { ...options, origin, cookie, slowdown }, async (page, devtools) => {
          await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
          await page.goto('/help');
          await page.evaluate(fillWithText);
          print(`${screen}, plain text instead`, await scroll(page, devtools, -1));
          for (let round = 1; round <= rounds; round += 1) {
            await page.goto('/student/grove');
            await page.getByRole('heading', { level: 2 }).first().waitFor();
            await page.waitForTimeout(1000);
            print(`${screen}, down, round ${round}`, await scroll(page, devtools, -1));
            print(`${screen}, up, round ${round}`, await scroll(page, devtools, 1));
          }
        });
      }
    });
  },
  false,
);

/** Every word answered, of all stabilities; a fifth of the plants are dry. */
async function plant(database: pg.Client, userId: string, keys: readonly string[]): Promise<void> {
  await database.query(
    `INSERT INTO word_memory (student_id, word, stability, difficulty, due, reps, lapses, state, learning_steps,
       scheduled_days, last_review, is_marked, last_event_at, last_event_id, parameters_version)
     SELECT $1, word, 1 + n % 97, 5, now() + (n % 40 - 8) * interval '1 day', 3, 0, 2, 0, 1,
       now() - (CASE WHEN n % 5 = 0 THEN 500 ELSE 0 END) * interval '1 day', false, now(), gen_random_uuid(), 5
     FROM unnest($2::text[]) WITH ORDINALITY AS words (word, n)`,
    [userId, keys],
  );
}

/** Runs in the page: text as high as the grove, to see what this machine can do at most. */
function fillWithText(): void {
  const text = document.createElement('p');
  text.textContent = 'Every word comes back until you own it. '.repeat(4000);
  document.body.replaceChildren(text);
}

/** Scrolls while every frame is counted. */
async function scroll(page: Page, devtools: CDPSession, direction: 1 | -1): Promise<Scrolled> {
  await page.evaluate(countFrames);
  const before = await workOf(devtools);
  await devtools.send('Input.synthesizeScrollGesture', {
    ...{ x: 200, y: 400, yDistance: direction * distance, speed: pixelsPerSecond, gestureSourceType: 'mouse' },
  });
  const counted = await page.evaluate(() => window.stopCountingFrames());
  return { ...counted, busy: (await workOf(devtools)) - before };
}

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

declare global {
  interface Window {
    stopCountingFrames: () => Omit<Scrolled, 'busy'>;
  }
}

/** Runs in the page. `bare` counts the frames in which something of the grove that was to be seen wasn't drawn. */
function countFrames(): void {
  const frames: number[] = [];
  let bare = 0;
  let last: number | null = null;
  let isOver = false;
  const isBare = () => {
    // Two of them only: asking all for their places in each frame would be work of its own.
    const pictures = document.querySelectorAll('main section canvas');
    const top = pictures[0]?.getBoundingClientRect().top ?? 0;
    const bottom = pictures[pictures.length - 1]?.getBoundingClientRect().bottom ?? window.innerHeight;
    // Above and below them may be a heading.
    return bottom < window.innerHeight - 80 || (window.scrollY > 600 && top > 80);
  };
  const count = (now: number) => {
    if (isOver) return;
    if (last !== null) frames.push(now - last);
    if (isBare()) bare += 1;
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  window.stopCountingFrames = () => {
    isOver = true;
    return { frames, bare };
  };
}

function print(name: string, { frames, bare, busy }: Scrolled): void {
  const total = frames.reduce((sum, ms) => sum + ms, 0);
  const rate = (1000 * frames.length) / total;
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) => at(frames, part).toFixed(1));
  console.log(
    `${name}: ${rate.toFixed(1)} frames a second; p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms; bare ${bare}; ` +
      `main thread ${(busy / frames.length).toFixed(1)} ms a frame`,
  );
}
