import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { shifts } from './stage/shifts.ts';
import { expect, signIn, test } from './stage/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search a word' });
const headword = (page: Page, word: string) => page.getByRole('heading', { name: word, exact: true, level: 2 });
const history = (page: Page) => page.getByRole('tabpanel', { name: 'History' });

test('a student looks up a form and a misspelt word, saves, and cleans the lists', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/dictionary');
  await expect(page.getByRole('heading', { name: 'No searches yet' })).toBeVisible();
  await field(page).fill('children');
  await field(page).press('Enter');
  await expect(headword(page, 'child')).toBeVisible();
  await expect(page.getByText('“children” is a form of “child”: plural.')).toBeVisible();
  await expect(page).toHaveURL('/dictionary?word=children');
  await page.getByRole('button', { name: 'Save word' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expectNoBarriers(page, 'an entry');

  await field(page).fill('recieve');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { name: 'We have no “recieve”' })).toBeVisible();
  await expectNoBarriers(page, 'no such word');
  await page.getByRole('link', { name: 'receive', exact: true }).click();
  await expect(headword(page, 'receive')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(headword(page, 'child')).toBeVisible();
  await expect(field(page)).toHaveValue('children');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  // Going back and reloading were no new searches.
  await expect(history(page).getByRole('link')).toHaveText(['receive', 'recieve', 'children']);

  await history(page).getByRole('button', { name: 'Remove “recieve”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history(page).getByRole('link')).toHaveCount(3);
  await history(page).getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByRole('heading', { name: 'No searches yet' })).toBeVisible();

  await page.getByRole('tab', { name: 'Saved words' }).click();
  const saved = page.getByRole('tabpanel', { name: 'Saved words' });
  await saved.getByRole('button', { name: 'Remove “child”' }).click();
  await page.goto('/student-dashboard');
  await page.goto('/dictionary?list=saved');
  await expect(page.getByRole('heading', { name: 'No saved words yet' })).toBeVisible();
});

test('the dictionary works by keys alone, and says what it can’t look up', async ({ page, school }) => {
  await signIn(page, school.student);
  await page.goto('/dictionary');
  await field(page).focus();
  await page.keyboard.type('hap');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.filter({ hasText: /^happy(?! birthday)/ })).toBeVisible();
  await expectNoBarriers(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  const first = await options.first().locator('span').first().innerText();
  await expect(field(page)).toHaveValue(first);
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveValue('hap');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field(page)).toHaveValue('hap');
  await page.keyboard.type('p');
  await expect(options.first()).toContainText('happy');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(headword(page, 'happy')).toBeVisible();
  await expect(field(page)).toBeFocused();

  for (const [typed, sentence] of [
    ['', 'Please type a word first.'],
    ['мир', 'Please type it in Latin letters.'],
    ['12', 'A word has letters.'],
    ['<b>run</b>', 'Some of these signs are in no English word.'],
  ] as const) {
    await field(page).fill(typed);
    await field(page).press('Enter');
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field(page)).toHaveValue(typed);
    // The entry of another word would look like the answer.
    await expect(headword(page, 'happy')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Which word is it?' })).toBeVisible();
  }
  await page.goBack();
  await expect(headword(page, 'happy')).toBeVisible();
  await expect(page.getByText('Some of these signs are in no English word.')).toBeHidden();

  await page.route(/\/api\/dictionary\/words\//, (route) => route.abort());
  await field(page).fill('garden');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'We couldn’t look up “garden”' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(headword(page, 'garden')).toBeVisible();
});

test('a word that was looked up becomes a card, and comes up in the review', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/dictionary?word=bridge');
  await page.getByRole('button', { name: 'Add to flashcards' }).click();
  await expect(page.getByText('“bridge” is in “My words”')).toBeVisible();
  // A deck has one card of a word, however often it is added.
  await page.getByRole('button', { name: 'Add to flashcards' }).click();
  await page.goto('/flashcards');
  await expect(page.getByRole('listitem').filter({ hasText: 'My words' }).getByText('1 card')).toBeVisible();
  await page.getByRole('button', { name: 'Start review' }).click();
  await expect(page.getByText('bridge', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByRole('heading', { name: 'All done for now' })).toBeVisible();
});

for (const [screen, viewport] of Object.entries({
  phone: { width: 390, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test(`on a ${screen} everything stays where it is while words are looked up`, async ({ student, anotherBrowser }) => {
    const page = await anotherBrowser(student, { viewport });
    await page.goto('/dictionary?word=ghost');
    await page.getByRole('button', { name: 'guest', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'guest' });
    const { height } = (await panel.boundingBox()) ?? {};
    await expect(panel.getByRole('button', { name: 'Save word' })).toBeInViewport();
    await expectNoBarriers(page, 'the panel');
    expect((await panel.boundingBox())?.height).toBe(height);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await field(page).fill('zzyzxq');
    await field(page).press('Enter');
    await expect(page.getByRole('heading', { name: 'We have no “zzyzxq”' })).toBeVisible();
    await field(page).fill('bridge');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Save word' }).click();
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
    expect(await shifts(page)).toBeLessThan(0.02);
  });
}
