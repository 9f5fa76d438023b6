import type { Locator, Page } from '@playwright/test';
import { expectNoBarriers, standStill } from './stage/accessibility.ts';
import { newDeck } from './stage/cards.ts';
import { expect, signIn, test } from './stage/test.ts';

const fruit = [
  ['apple', 'elma'],
  ['pear', 'armut'],
  ['went', 'gitti'],
] as const;

const dialog = (page: Page) => page.getByRole('dialog');
const cards = (page: Page) => page.getByRole('region', { name: 'Cards in this deck' });

/** Presses what has this name without a mouse. */
async function press(within: Page | Locator, role: 'button' | 'link' | 'menuitem', name: string): Promise<void> {
  await within.getByRole(role, { name, exact: true }).press('Enter');
}

test('a student adds, changes, pauses and takes away a card by keyboard alone', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit.slice(0, 2));
  await signIn(page, student);
  await page.goto('/flashcards');
  await press(page, 'link', 'Fruit');
  await expect(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeFocused();
  await expect(cards(page).getByRole('listitem')).toHaveCount(2);
  await expectNoBarriers(page, 'deck');

  await press(page, 'button', 'Add a card');
  await expect(dialog(page).getByLabel('Front (English)')).toBeFocused();
  await page.keyboard.type('<b>plum</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.type("erik'; DROP TABLE flashcards; --");
  await expectNoBarriers(page, 'new card');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await press(page, 'button', 'Add a card');
  await expect(dialog(page).getByLabel('Front (English)')).toHaveValue('<b>plum</b>');
  await press(page, 'button', 'Add');
  await expect(dialog(page).getByText('“<b>plum</b>” is in the deck.')).toBeAttached();
  await expect(dialog(page).getByLabel('Front (English)')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeFocused();
  await expect(cards(page).getByText('<b>plum</b>', { exact: true })).toBeVisible();

  await press(page, 'button', 'More for <b>plum</b>');
  await press(page, 'menuitem', 'Edit');
  await dialog(page).getByLabel('Front (English)').fill('plum');
  await dialog(page).getByLabel('Back', { exact: true }).fill('erik');
  await press(page, 'button', 'Save');
  await expect(cards(page).getByText('plum', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More for plum' })).toBeVisible();

  await press(page, 'button', 'More for plum');
  await press(page, 'menuitem', 'Remove');
  await expect(page.getByText('1 card was removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(cards(page).getByText('plum', { exact: true })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(cards(page).getByText('plum', { exact: true })).toBeVisible();
  await expect(cards(page)).toBeFocused();

  for (const name of ['Choose apple', 'Choose pear']) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page.getByText('2 chosen')).toBeVisible();
  await expectNoBarriers(page, 'chosen cards');
  await press(page, 'button', 'Pause');
  await expect(cards(page).getByText('Paused', { exact: true })).toHaveCount(2);
  await page.getByLabel('Search in this deck').fill('ERIK');
  await expect(page.getByText('1 card with “ERIK”')).toBeVisible();
  await expect(cards(page).getByRole('listitem')).toHaveCount(1);
});

test('a student imports a pasted list and learns which row is no card', async ({ page, student }) => {
  await newDeck(student, 'Fruit', []);
  await signIn(page, student);
  await page.goto('/flashcards');
  await page.getByRole('link', { name: 'Fruit' }).click();
  await press(page, 'button', 'Import');
  await press(dialog(page), 'button', 'Import');
  await expect(dialog(page).getByText('Please fill this in.')).toBeVisible();
  await dialog(page).getByLabel('Rows of cards').fill('apple\telma\npear\n<script>alert(1)</script>\tsatır');
  await expectNoBarriers(page, 'import');
  await press(dialog(page), 'button', 'Import');
  await expect(dialog(page).getByRole('heading', { name: '2 cards were added' })).toBeFocused();
  await expect(dialog(page).getByRole('row', { name: /2 There is nothing on the back\. pear/ })).toBeVisible();
  await expectNoBarriers(page, 'report');
  await press(dialog(page), 'button', 'Done');
  await expect(cards(page).getByText('<script>alert(1)</script>', { exact: true })).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Import' }).click();
  await dialog(page).getByRole('tab', { name: 'File' }).click();
  const broken = { name: 'cards.apkg', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 cut off') };
  await dialog(page).getByLabel('File with cards').setInputFiles(broken);
  await expect(dialog(page).getByText('cards.apkg is chosen.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByText("We can't read this file.")).toBeVisible();
  await expect(dialog(page).getByText('cards.apkg is chosen.')).toBeVisible();
  await dialog(page)
    .getByLabel('File with cards')
    .setInputFiles({
      ...{ name: 'old.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([...Buffer.from('lend;'), 0xf6, 0x64, 0xfc, 0x6e, 0xe7]),
    });
  await dialog(page).getByRole('button', { name: 'Import' }).click();
  await expect(dialog(page).getByRole('heading', { name: '1 card was added' })).toBeVisible();
  await expect(dialog(page).getByText("The file isn't in UTF-8")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards(page).getByText('ödünç')).toBeVisible();
});

test('a double click on Import lets the report be seen', async ({ page, student }) => {
  await newDeck(student, 'Fruit', []);
  await signIn(page, student);
  await page.goto('/flashcards');
  await page.getByRole('link', { name: 'Fruit' }).click();
  await press(page, 'button', 'Import');
  await dialog(page).getByLabel('Rows of cards').fill('apple\telma\npear');
  const button = dialog(page).getByRole('button', { name: 'Import', exact: true });
  // A window that is still opening isn't where it will be.
  await standStill(page);
  const place = await button.boundingBox();
  const [x, y] = [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20];
  await page.mouse.click(x, y);
  await button.waitFor({ state: 'detached' });
  await page.mouse.click(x, y);
  await expect(dialog(page).getByRole('heading', { name: '1 card was added' })).toBeVisible();
  // Where the window no longer is: some time later a click there closes it as ever.
  await expect(async () => {
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeHidden({ timeout: 500 });
  }).toPass();
});

test('a student types the words and hears how near each was', async ({ page, student }) => {
  await newDeck(student, 'Fruit', fruit);
  await signIn(page, student);
  await page.goto('/flashcards?review=all');
  await page.getByRole('switch', { name: 'Type the answers' }).check();
  const word = page.getByLabel('The English word');
  await expect(word).toBeFocused();
  await expect(page.getByText('elma', { exact: true })).toBeVisible();
  await expect(page.getByText('apple')).toBeHidden();
  await expectNoBarriers(page, 'typed question');

  await page.keyboard.type('aplpe');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right, with a small slip')).toBeVisible();
  await expect(page.getByText('You wrote: aplpe')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next card' })).toBeFocused();
  await expectNoBarriers(page, 'typed answer');
  await page.keyboard.press('Enter');

  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 cards left')).toBeVisible();
  await page.keyboard.type('apple');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not this time')).toBeVisible();
  await expect(page.getByText('Answer: pear')).toBeVisible();
  await page.keyboard.press('z');
  await expect(word).toBeFocused();
  await page.keyboard.type('Pear');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right!')).toBeVisible();
  await page.keyboard.press('Enter');

  await page.reload();
  await expect(word).toBeFocused();
  await page.keyboard.type('goes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The right word, but in another form')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All done for now' })).toBeFocused();

  await page.goto('/flashcards');
  await press(page, 'button', 'Progress');
  await expect(page.getByRole('heading', { name: 'Your progress' })).toBeFocused();
  await expect(page.getByRole('img', { name: /3 words come back in the next 14 days/ })).toBeVisible();
  await expect(page.getByText('It takes 30 reviews to tell.')).toBeVisible();
  await page.getByText('As a table').click();
  await expectNoBarriers(page, 'progress');
});

test("a student learns a teacher's deck from inside and changes nothing in it", async ({
  page,
  teacher,
  student,
  invite,
}) => {
  const deck = await newDeck(teacher, 'Week one', fruit);
  await teacher.visitor.call('POST', `/flashcards/decks/${deck.id}/share`, { classId: invite.classId });
  await signIn(page, student);
  await page.goto('/flashcards');
  await page.getByRole('link', { name: 'Week one' }).click();
  await expect(page.getByText('only your teacher changes them')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a card' })).toBeHidden();
  await page.getByRole('button', { name: 'More for apple' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Look up', 'Pause']);
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Week one.csv');
});
