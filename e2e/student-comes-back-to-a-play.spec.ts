import type { Page } from '@playwright/test';
import { startGame } from './stage/games.ts';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

type Question = { options: string[]; right: number };

const toResults = (page: Page) => page.getByRole('button', { name: 'To the results', exact: true });

/** Plays a quiz up to its last answer. */
async function answerAll(page: Page): Promise<{ id: string; moves: number }> {
  const { items } = await startGame<Question>(page, 'Quiz');
  for (const [place, { right }] of items.entries()) {
    await expect(page.getByText(`Question ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press(String(right + 1));
    if (place < items.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(toResults(page)).toBeFocused();
  return { id: new URL(page.url()).searchParams.get('play') ?? '', moves: items.length };
}

/** The same, until the server has every move. */
async function answerAllAndSave(page: Page, { visitor }: Person): Promise<string> {
  const { id, moves } = await answerAll(page);
  const saved = () => visitor.call<{ moves: unknown[] }>('GET', `/games/plays/${id}`);
  await expect.poll(async () => (await saved()).moves.length).toBe(moves);
  return id;
}

test('a quiz that was answered to its end waits for its results on every device', async ({
  page,
  context,
  student,
  anotherBrowser,
  outcry,
}) => {
  outcry.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, student);
  await answerAllAndSave(page, student);
  await page.reload();
  await expect(toResults(page)).toBeVisible();

  const phone = await anotherBrowser(student, { viewport: { width: 390, height: 844 } });
  await phone.goto('/games/quiz');
  await phone.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(toResults(phone)).toBeVisible();

  await context.setOffline(true);
  await toResults(page).click();
  await expect(page.getByText("Your result isn't sent yet")).toBeVisible();
  const next = await context.newPage();
  await page.close();
  await context.setOffline(false);
  await next.goto('/games/quiz');
  await next.getByRole('button', { name: 'Resume', exact: true }).click();
  await toResults(next).click();
  await expect(next.getByRole('heading', { name: 'Results' })).toBeVisible();
});
