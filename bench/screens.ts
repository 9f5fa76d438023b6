import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '#browser.ts';

const [origin = 'http://localhost:3001', folder = '.data/screens', language = 'en'] = process.argv.slice(2);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const schemes = ['light', 'dark'] as const;
/** Somebody of `npm run demo`, and the password of all of them. */
const student = { email: 'amina.osmani@demo.wordgrove.example', password: 'grow-a-word-a-day' };

const choices = (page: Page) => page.locator('main li button:enabled, main [role="radio"]:enabled');
const named = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

type Screen = { name: string; to: string; doing?: (page: Page) => Promise<void> };

const screens: readonly Screen[] = [
  { name: 'dashboard', to: '/student-dashboard' },
  { name: 'grove', to: '/student/grove' },
  { name: 'daily-tasks', to: '/student/daily-tasks' },
  { name: 'hub', to: '/games' },
  { name: 'setup', to: '/games/quiz' },
  { name: 'game', to: '/games/quiz', doing: beginRound },
  { name: 'answered', to: '/games/quiz', doing: answerFirst },
  { name: 'result', to: '/games/quiz', doing: playToTheEnd },
  { name: 'decks', to: '/flashcards' },
  { name: 'card', to: '/flashcards?review=all' },
  { name: 'card-turned', to: '/flashcards?review=all', doing: turnCard },
  { name: 'play-now', to: '/student/play' },
  { name: 'statistics', to: '/games/analytics' },
  { name: 'study-tracker', to: '/student/study-tracker' },
  { name: 'to-do', to: '/todo' },
  { name: 'assignments', to: '/student/assignments' },
  { name: 'dictionary', to: '/dictionary' },
  { name: 'reading', to: '/pdfs' },
  { name: 'profile', to: '/profile' },
];

const words = new Map<string, number>();
await mkdir(folder, { recursive: true });
await withBrowser(async (browser) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const scheme of schemes) await takePictures(browser, `${size}-${scheme}`, { viewport, colorScheme: scheme });
  }
});
for (const [name, count] of words) console.log(`${String(count).padStart(5)} words  ${name}`);
console.log(`${String([...words.values()].reduce((sum, count) => sum + count, 0)).padStart(5)} words in all`);
console.log(`pictures are in ${resolve(folder)}`);

type Look = { viewport: { width: number; height: number }; colorScheme: 'light' | 'dark' };

async function takePictures(browser: Browser, look: string, options: Look): Promise<void> {
  const context = await browser.newContext({ ...options, baseURL: origin, locale: language, reducedMotion: 'reduce' });
  const signedIn = await context.request.post('/api/auth/sign-in', { data: student, headers: { origin } });
  if (!signedIn.ok()) throw new Error(`nobody could sign in: ${signedIn.status()} ${await signedIn.text()}`);
  await context.request.patch('/api/profiles/me/choices', { data: { language }, headers: { origin } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  for (const { name, to, doing } of screens) {
    const answer = await page.goto(to);
    if (!answer?.ok()) continue;
    await settle(page);
    await doing?.(page).catch((error: unknown) => console.warn(`${name}, ${look}: ${String(error).split('\n')[0]}`));
    await settle(page);
    await page.screenshot({ path: join(folder, `${name}-${look}.png`) });
    await page.screenshot({ path: join(folder, `${name}-${look}-whole.png`), fullPage: true });
    if (look === 'phone-light') words.set(name, await countWords(page));
  }
  await context.close();
}

/** Until its heading is there and its text has stayed the same for a second. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const text = () => page.locator('main').innerText();
  for (let before = await text(), calm = 0; calm < 4; ) {
    await page.waitForTimeout(250);
    const now = await text();
    calm = now === before && !now.includes('Loading') ? calm + 1 : 0;
    before = now;
  }
}

/** The words that can be read on the page without opening anything, its bar and foot left out. */
async function countWords(page: Page): Promise<number> {
  const text = await page.locator('main').innerText();
  return text.split(/\s+/).filter((word) => /\p{Letter}/u.test(word)).length;
}

async function beginRound(page: Page): Promise<void> {
  await named(page, /^Start/).click();
  await choices(page).first().waitFor();
}

async function answerFirst(page: Page): Promise<void> {
  await beginRound(page);
  await choices(page).first().click();
}

async function playToTheEnd(page: Page): Promise<void> {
  await beginRound(page);
  const isOver = () => page.url().includes('result');
  for (let step = 0; step < 60 && !isOver(); step += 1) {
    const next = named(page, /^(Next|Continue|To the results|Show results)/);
    // A game may go on by itself meanwhile: then there is nothing to press this time.
    const pressed = (await next.isVisible()) ? next : choices(page).first();
    await pressed.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

async function turnCard(page: Page): Promise<void> {
  await named(page, /answer/i).click();
}
