import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { withBrowser, withPage } from '#browser.ts';
import { registerStudent } from '#calls.ts';
import { withServer } from '#server.ts';
import { report as reportTimes } from '#times.ts';
import type { Interaction, Observed, Shift } from './observed.ts';
import { beginAnew, observe, readNotes } from './observed.ts';
import { measureCards, measureDictionary, measureRoutes } from './other-screens.ts';
import type { Hand, Way } from './players.ts';
import { ways } from './players.ts';

const [wanted = '', slowdown = '4'] = process.argv.slice(2);
/** Nobody keeps pressing faster than this. */
const paceMs = 200;
const screens: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

const all: Interaction[] = [];
let shortOnes = 0;

await withServer('bench-feel', ({ ask, origin }) =>
  withBrowser(async (browser) => {
    const onScreen = async (options: BrowserContextOptions, work: (page: Page, hand: Hand) => Promise<void>) => {
      const { cookie } = await registerStudent(ask);
      await withPage(browser, { ...options, origin, cookie, slowdown: Number(slowdown) }, async (page) => {
        page.setDefaultTimeout(20_000);
        await observe(page);
        // The players press 'Next' themselves, before a game would go on.
        await page.addInitScript(() => {
          if (window.origin !== 'null') window.localStorage.setItem('games:goes-on', 'off');
        });
        await work(page, handOn(page, options.hasTouch === true));
      });
    };
    for (const [screen, options] of Object.entries(screens)) {
      console.log(`\n${screen}, processor slowed ${slowdown} times`);
      for (const way of ways.filter(({ title }) => title.includes(wanted))) {
        await onScreen(options, (page, hand) => measureGame(page, hand, way));
      }
      if (wanted) continue;
      await onScreen(options, async (page, hand) => report('Dictionary', await measureDictionary(page, hand)));
      await onScreen(options, async (page, hand) => report('Cards', await measureCards(page, hand)));
    }
    console.log(`\nall: ${summary(all, shortOnes)}`);
    if (!wanted)
      await onScreen(screens.desktop ?? {}, async (page) => reportTimes('another page', await measureRoutes(page)));
  }),
);

function handOn(page: Page, touches: boolean): Hand {
  const rest = () => page.waitForTimeout(paceMs);
  return {
    press: async (target) => {
      // Playwright checks what is pressed within the page, in the very event that is measured: once before it, then not.
      await (touches ? target.tap({ trial: true }) : target.click({ trial: true }));
      const { x, y } = await middleOf(target);
      await (touches ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      await rest();
    },
    type: async (text) => {
      for (const letter of text) {
        await page.keyboard.type(letter);
        await page.waitForTimeout(paceMs / 2);
      }
      await rest();
    },
    key: async (key) => {
      await page.keyboard.press(key);
      await rest();
    },
  };
}

/** Of its first line, if it goes over several, as a sentence does: the middle of all of them may be beside it. */
async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const line = await target.evaluate((part) => part.getClientRects()[0]?.toJSON() as DOMRect | undefined);
  if (!line) throw new Error('what is to be pressed is gone');
  return { x: line.x + line.width / 2, y: line.y + line.height / 2 };
}

/** From the first item on the screen to the last answer. */
async function measureGame(page: Page, hand: Hand, { type, title, mode, play }: Way): Promise<void> {
  await page.goto(`/games/${type}`);
  if (mode) {
    await page.locator('summary', { hasText: 'Options' }).click();
    await page.getByLabel('Way to play').selectOption(mode);
  }
  const started = page.waitForResponse((response) => response.url().endsWith('/api/games/plays'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const { round } = (await (await started).json()) as { round: never };
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.waitForTimeout(600);
  await beginAnew(page);
  await play(page, hand, round);
  const notes = await readNotes(page);
  await hand.press(page.getByRole('button', { name: 'To the results' }));
  await page.getByRole('heading', { name: 'Results' }).waitFor();
  report(title, notes);
}

/** How much longer work takes than the processor is busy with it: 1 where nothing else runs on the machine. */
function crowding(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 100_000);
  const { user, system } = process.cpuUsage(before);
  return (1000 * (performance.now() - began)) / (user + system);
}

function report(title: string, { interactions, unreported, shifts }: Observed): void {
  all.push(...interactions);
  shortOnes += unreported;
  const isNext = ({ after }: Shift) => /“(Next|Later)/.test(after);
  const sum = (isMeant: (shift: Shift) => boolean) =>
    shifts
      .filter(isMeant)
      .reduce((total, { value }) => total + value, 0)
      .toFixed(3);
  const parts = [
    `${title.padEnd(26)} ${summary(interactions, unreported)}`,
    `moved by itself ${sum(({ byInput }) => !byInput)}`,
    `by answers ${sum((shift) => shift.byInput && !shift.isPut && !isNext(shift))}`,
    `by Next ${sum((shift) => shift.byInput && !shift.isPut && isNext(shift))}`,
    `put elsewhere ${sum(({ byInput, isPut }) => byInput && isPut)}`,
    `crowded ×${crowding().toFixed(1)}`,
  ];
  console.log(parts.join(' | '));
  if (process.env.DETAILS !== '1') return;
  for (const { value, after, what } of shifts) console.log(`    ${value.toFixed(4)} after ${after}: ${what}`);
  for (const { ms, on } of interactions.filter(({ ms }) => ms > 100)) console.log(`    ${ms} ms ${on}`);
}

function summary(interactions: readonly Interaction[], unreported: number): string {
  const times = [...Array.from({ length: unreported }, () => 8), ...interactions.map(({ ms }) => ms)];
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return `p75 ${at(0.75)} ms, worst ${at(1)} ms (${sorted.length})`;
}
