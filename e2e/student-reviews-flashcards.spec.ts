import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { newDeck } from './stage/cards.ts';
import { expect, signIn, test } from './stage/test.ts';

const fruit = [
  ['apple', 'elma'],
  ['pear', 'armut'],
  ['plum', 'erik'],
] as const;

const today = (page: Page) => page.getByRole('region', { name: 'Waiting today' });

test('a student reviews by keyboard alone, takes one back, and comes to the end', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.goto('/flashcards');
  await expect(today(page).getByText('3 new')).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('3 cards left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeFocused();
  await expectNoBarriers(page, 'front');
  await page.keyboard.press('Space');
  await expect(page.getByText('elma', { exact: true })).toBeVisible();
  for (const name of ['Again', 'Hard', 'Good', 'Easy']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveAccessibleDescription(/\d/);
  }
  await expectNoBarriers(page, 'back');
  await page.keyboard.press('1');
  await expect(page.getByText('2 cards left')).toBeVisible();

  await page.keyboard.press('z');
  await expect(page.getByText('elma', { exact: true })).toBeVisible();
  await page.keyboard.press('4');
  for (const back of ['armut', 'erik']) {
    await expect(page.getByRole('button', { name: 'Show answer' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText(back, { exact: true })).toBeVisible();
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'All done for now' })).toBeFocused();
  await expect(page.getByText('You answered 3 cards. You remembered 3.')).toBeVisible();
  await expectNoBarriers(page, 'end');

  await page.getByRole('button', { name: 'Practise more' }).click();
  await expect(page.getByText('Extra practice')).toBeVisible();
  await page.getByRole('button', { name: 'Back to decks' }).click();
  await expect(today(page).getByText('3 of 50')).toBeVisible();
});

test('the decks know what was just answered, also while the stream of news is cut off', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await page.route('**/api/live?*', (route) => route.abort());
  await signIn(page, student);
  await page.goto('/flashcards');
  await expect(today(page).getByText('0 of 50')).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.keyboard.press('4');
  await expect(page.getByText('2 cards left')).toBeVisible();
  await page.getByRole('button', { name: 'Back to decks' }).click();
  await expect(today(page).getByText('1 of 50')).toBeVisible();
});

test('answers given without a connection wait through a reload and are sent once', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.goto('/flashcards?review=all');
  await expect(page.getByText('3 cards left')).toBeVisible();

  const sent: string[] = [];
  await page.route(/\/api\/(flashcards\/reviews|health)/, (route) => route.abort());
  for (const left of ['2 cards left', '1 card left']) {
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await expect(page.getByText(left)).toBeVisible();
  }
  await expect(page.getByText('2 answers are kept on this device')).toBeVisible();

  await page.unroute(/\/api\/(flashcards\/reviews|health)/);
  page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/flashcards/reviews') ? request.postDataJSON() : null;
    if (body && typeof body === 'object' && 'cardId' in body) sent.push(String(body.cardId));
  });
  await page.reload();
  await expect(page.getByText('1 card left')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(2);
  await page.getByRole('button', { name: 'Back to decks' }).click();
  await expect(today(page).getByText('2 of 50')).toBeVisible();
});

test('a double tap on “Show answer” grades nothing', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.clock.install();
  await page.goto('/flashcards?review=all');
  const show = page.getByRole('button', { name: 'Show answer' });
  await expect(show).toBeVisible();
  const grade = page.getByRole('button', { name: 'Hard', exact: true });
  await page.clock.pauseAt(Date.now() + 60_000);
  await show.click();
  const box = await grade.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  for (const ms of [0, 120, 280, 99]) {
    await page.clock.runFor(ms);
    await page.mouse.click(x, y);
  }
  await expect(page.getByText('3 cards left')).toBeVisible();
  await expect(grade).toBeVisible();
  await page.clock.runFor(1);
  await page.mouse.click(x, y);
  await expect(page.getByText('2 cards left')).toBeVisible();

  // A key can't be meant for what was there before.
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(page.getByText('1 card left')).toBeVisible();
});

test('a review ends where another tab has answered the last card of the day', async ({ page, student }) => {
  const many = Array.from({ length: 52 }, (_, n) => [`front ${n}`, `back ${n}`] as const);
  await newDeck(student, 'Many', many);
  await signIn(page, student);
  await page.goto('/flashcards?review=all');
  await expect(page.getByText('50 cards left')).toBeVisible();
  const { call } = student.visitor;
  const { cards } = await call<{ cards: { id: string }[] }>('GET', '/flashcards/queue');
  for (const { id } of cards.slice(1, 50)) {
    await call('POST', '/flashcards/reviews', { id: randomUUID(), cardId: id, grade: 3 });
  }
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByRole('heading', { name: /50/ })).toBeFocused();
  await expect(page.getByText('You answered 1 card.')).toBeVisible();
});

test('decks are made, renamed, removed and brought back', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/flashcards');
  await page.getByRole('button', { name: 'Make the first one' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the deck').fill('Trees');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'More for Trees' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByLabel('Name of the deck').fill('Old trees');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Old trees' })).toBeVisible();
  await expectNoBarriers(page, 'decks');

  await page.getByRole('button', { name: 'More for Old trees' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Old trees' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Old trees' })).toBeVisible();
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
  await other.getByRole('button', { name: 'Review Week one' }).click();
  await expect(other.getByText('3 cards left')).toBeVisible();
});

test('signing out with unsent answers warns first', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.goto('/flashcards?review=all');
  await page.route(/\/api\/(flashcards\/reviews|health)/, (route) => route.abort());
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: 'Easy', exact: true }).click();
  await expect(page.getByText('1 answer is kept on this device')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: student.fullName }).click();
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await signOut.click();
  await expect(page.getByText('signing out now would lose them')).toBeVisible();
  await expect(page.getByText('2 cards left')).toBeVisible();

  await page.unroute(/\/api\/(flashcards\/reviews|health)/);
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('answer')))).toEqual([]);
});
