import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { withBrowser } from '#browser.ts';
import { withServer } from '#server.ts';

const [children = 25] = process.argv.slice(2).map(Number);

const password = 'grow-a-word-a-day';
const most = { untilProjector: 12, untilHomework: 30 };

/**
 * A teacher who has never been here opens the address that `npm start` prints, and ends with a class of children who
 * have each answered a first question. Every press of the mouse is counted, one for each field that is typed into.
 */
await withServer(
  'bench-first-minutes',
  async ({ origin }) =>
    withBrowser(async (browser) => {
      const started = performance.now();
      const teacher = await countingPage(browser, origin);
      await openClass(teacher.page);
      const untilProjector = teacher.presses();
      const cards = await addStudents(teacher.page);
      await setHomework(teacher.page);
      const untilHomework = teacher.presses();
      console.log(`presses until the projector's page: ${untilProjector}, until the homework is set: ${untilHomework}`);
      const minutes = ((performance.now() - started) / 60_000).toFixed(1);
      for (const token of cards) await answerFirst(browser, origin, token);
      console.log(`${cards.length} children have answered a question; the teacher's part took ${minutes} min`);
      if (cards.length !== children) throw new Error(`${cards.length} of ${children} children have a card`);
      if (untilProjector > most.untilProjector || untilHomework > most.untilHomework)
        throw new Error('too many presses');
    }),
  false,
);

async function countingPage(browser: Browser, baseURL: string): Promise<{ page: Page; presses: () => number }> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 1366, height: 768 } });
  let presses = 0;
  await context.exposeFunction('countPress', () => {
    presses += 1;
  });
  await context.addInitScript(`addEventListener('pointerdown', () => countPress(), true); print = () => {};`);
  return { page: await context.newPage(), presses: () => presses };
}

/** Types as people do who press on every field. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.keyboard.insertText(text);
}

async function openClass(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Teacher' }).click();
  await type(page, 'Full name', 'Ada Lovelace');
  await type(page, 'Email', `ada-${Date.now()}@school.example`);
  await type(page, 'Password', password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await type(page, 'Class name', '5B');
  await page.getByRole('button', { name: 'Open the class' }).click();
  await expect(page.getByTestId('invite-code')).toBeVisible();
}

/** @returns what the QR codes of the login cards carry */
async function addStudents(page: Page): Promise<string[]> {
  await page.getByRole('link', { name: 'Students' }).first().click();
  await page.getByRole('button', { name: 'Add students' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add students' });
  await dialog.getByLabel('Names').click();
  await page.keyboard.insertText(Array.from({ length: children }, (_, n) => `Child ${n + 1}`).join('\n'));
  await dialog.getByRole('button', { name: 'Create accounts' }).click();
  const made = page.waitForResponse((response) => response.url().endsWith('/api/auth/cards'));
  await dialog.getByRole('button', { name: 'Print login cards' }).click();
  const { cards } = await (await made).json();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  return cards.map(({ token }: { token: string }) => token);
}

async function setHomework(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Set the first homework' }).click();
  await type(page, 'Title', 'Our first words');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Our first words' })).toBeVisible();
}

/** A child opens the card, chooses a password, opens the homework and answers its first question. */
async function answerFirst(browser: Browser, baseURL: string, token: string): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`/c#${token}`);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Our first words' }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Start' })
    .or(page.getByRole('button', { name: 'Start' }))
    .click();
  await page.waitForURL(/\/games\//);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/moves') && response.ok());
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await saved;
  await context.close();
}
