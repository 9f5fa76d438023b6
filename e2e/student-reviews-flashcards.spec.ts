import type { Page } from '@playwright/test';
import { expectLeft, newDeck } from './stage/cards.ts';
import { expect, inMotion, signIn, test } from './stage/test.ts';

test.use(inMotion);

const fruit = [
  ['apple', 'elma'],
  ['pear', 'armut'],
  ['plum', 'erik'],
] as const;

const today = (page: Page) => page.getByRole('region', { name: 'Waiting today' });
const unreachable = /\/api\/(flashcards\/reviews|health)/;

test('a student makes a deck, adds and imports cards, reviews them and sees the progress', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  await page.goto('/flashcards');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Make the first one' }).click();
  await dialog.getByLabel('Name of the deck').fill('Fruit');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('link', { name: 'Fruit' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Rows of cards').fill('apple\telma\n<script>alert(1)</script>\tsatır\npear');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: '2 cards were added' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Until the list is there, an empty deck offers it too.
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await dialog.getByLabel('Front (English)').fill('plum');
  await dialog.getByLabel('Back', { exact: true }).fill('erik');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('“plum” is in the deck.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused();
  await expect(page.getByText('<script>alert(1)</script>', { exact: true })).toBeVisible();

  await page.goto('/flashcards');
  await expect(today(page).getByText('3 new')).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).click();
  for (const [front, back] of [
    ['apple', 'elma'],
    ['<script>alert(1)</script>', 'satır'],
    ['plum', 'erik'],
  ] as const) {
    await expect(page.getByText(front, { exact: true })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(back, { exact: true })).toBeVisible();
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: '3 words grew' })).toBeFocused();
  await expect(page.getByText('3 of 3 remembered')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(today(page).getByText('3 of 50')).toBeVisible();
  await page.getByRole('button', { name: 'Progress' }).click();
  await expect(page.getByRole('img', { name: /3 words come back in the next 14 days/ })).toBeVisible();
});

test('answers given without a connection hold back the sign-out, wait through a reload and are sent once', async ({
  page,
  student,
}) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.goto('/flashcards?review=all');
  await expectLeft(page, 3);

  await page.route(unreachable, (route) => route.abort());
  for (const left of [2, 1]) {
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await expectLeft(page, left);
  }
  await expect(page.getByText('2 answers are kept on this device')).toBeVisible();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  // The bar is back as soon as the review is left.
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: student.fullName }).click();
  await signOut.click();
  await expect(page.getByText('signing out now would lose it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Flashcards' })).toBeVisible();

  await page.unroute(unreachable);
  const sent: string[] = [];
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/flashcards/reviews') ? request.postDataJSON() : null;
    if (body && typeof body === 'object' && 'cardId' in body) sent.push(String(body.cardId));
  });
  await page.goto('/flashcards?review=all');
  await expectLeft(page, 1);
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
  await page.getByRole('button', { name: 'Back to decks' }).click();
  await expect(today(page).getByText('2 of 50')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: student.fullName }).click();
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('answer')))).toEqual([]);
});

test('a teacher shares a deck with a class, and its students learn it', async ({
  page,
  teacher,
  student,
  invite,
  anotherBrowser,
}) => {
  await newDeck(teacher, 'Week one', fruit);
  await signIn(page, teacher);
  await page.goto('/flashcards');
  await page.getByRole('button', { name: 'More for Week one' }).click();
  await page.getByRole('menuitem', { name: 'Share with a class' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: invite.className }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Shared with ${invite.className}`)).toBeVisible();

  const other = await anotherBrowser(student);
  await other.goto('/flashcards');
  await expect(other.getByText(`From ${teacher.fullName}`)).toBeVisible();
  await other.getByRole('link', { name: 'Week one' }).click();
  await expect(other.getByText(`3 cards · 3 new · From ${teacher.fullName}`)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add a card' })).toHaveCount(0);
  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Week one.csv');
  await other.getByRole('button', { name: 'Review' }).click();
  await expectLeft(other, 3);
});
