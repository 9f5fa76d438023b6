import type { Page } from '@playwright/test';
import { expect, signIn, test } from './stage/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search a word' });
const headword = (page: Page, word: string) => page.getByRole('heading', { name: word, exact: true, level: 2 });
const history = (page: Page) => page.getByRole('tabpanel', { name: 'History' });

test('a student looks words up, saves one and makes a card of it, and finds them all again', async ({
  page,
  student,
}) => {
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
  await page.getByRole('button', { name: 'Add to flashcards' }).click();
  await expect(page.getByText('“child” is in “My words”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Card made' })).toBeFocused();

  await field(page).fill('recieve');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'receive', exact: true }).click();
  await expect(headword(page, 'receive')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(headword(page, 'child')).toBeVisible();
  await expect(field(page)).toHaveValue('children');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  // The page was loaded anew meanwhile, and still knows that there is one.
  await expect(page.getByRole('button', { name: 'Card made' })).toHaveAttribute('aria-disabled', 'true');
  // Going back and reloading were no new searches.
  await expect(history(page).getByRole('link')).toHaveText(['receive', 'recieve', 'children']);
  await history(page).getByRole('button', { name: 'Remove “recieve”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history(page).getByRole('link')).toHaveCount(3);

  await page.getByRole('tab', { name: 'Saved words' }).click();
  const saved = page.getByRole('tabpanel', { name: 'Saved words' });
  await saved.getByRole('button', { name: 'Remove “child”' }).click();
  // What can still be undone is removed when the page is left.
  await page.goto('/flashcards');
  await expect(page.getByRole('listitem').filter({ hasText: 'My words' }).getByText('1 card')).toBeVisible();
  await page.goto('/dictionary?list=saved');
  await expect(page.getByRole('heading', { name: 'No saved words yet' })).toBeVisible();
  await page.goto('/flashcards?review=all');
  await expect(page.getByText('child', { exact: true })).toBeVisible();
});
