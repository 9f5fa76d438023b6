import type { Page, Request } from '@playwright/test';
import { expect, signIn, test } from './stage/test.ts';

const titles = [
  'Word Match',
  'True / False',
  'Word Ordering',
  'Anagram',
  'Group Ranking',
  'Fill in the Blanks',
  'Quiz',
  'Reading Quiz',
  'Memory Cards',
];

/** The requests of the page while something is done, as far as `isCounted`. */
async function requestsOf(page: Page, work: () => Promise<unknown>, isCounted: (path: string) => boolean) {
  const sent: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (isCounted(pathname)) sent.push(`${request.method()} ${pathname}`);
  };
  page.on('request', note);
  await work();
  page.off('request', note);
  return sent;
}

const open = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true }).click();
const begin = async (page: Page, name: 'Start' | 'Resume') => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
};

/** Back to the hub, as it is after a start: only who goes on before it has answered has to ask again. */
const leave = async (page: Page) => {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/games/hub'));
  await page.getByRole('link', { name: 'Leave', exact: true }).click();
  await answered;
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
};

test('from the hub to the first item of any game the server is asked once', async ({ page, student }) => {
  await signIn(page, student);
  // The last that a page asks for when it opens; from then on what is asked is the game's.
  const settled = page.waitForResponse((response) => response.url().includes('/api/live'));
  await page.goto('/games');
  await settled;
  await expect(page.getByRole('link', { name: 'Memory Cards', exact: true })).toBeVisible();
  for (const title of titles) {
    const start = async () => {
      await open(page, title);
      await begin(page, 'Start');
    };
    // The game's code and texts come with its first start; what is asked of the server is counted.
    expect(await requestsOf(page, start, (path) => path.startsWith('/api/')), title).toEqual(['POST /api/games/plays']);
    await leave(page);
  }
  for (const title of titles) {
    const goOn = async () => {
      await open(page, title);
      await begin(page, 'Resume');
    };
    // By now the code is at hand too; the picture of the tab is the browser's own wish.
    const sent = await requestsOf(page, goOn, (path) => path !== '/favicon.svg');
    expect(sent.length, `${title}: ${sent.join(', ')}`).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible();
  }
});
