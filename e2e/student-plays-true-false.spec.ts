import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, inMotion, test } from './stage/test.ts';

test.use(inMotion);

type Statement = { id: string; kind: string; isTrue: boolean; options: string[]; right: string };

test('true or false by touch: a refresh between "False" and the word goes on there', async ({
  student,
  anotherBrowser,
}) => {
  const page = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 700 } });
  const { items } = await startGame<Statement>(page, 'True / False');
  let hasRefreshed = false;
  for (const [place, { isTrue, options, right }] of items.entries()) {
    await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    const say = page.getByRole('button', { name: isTrue ? 'True' : 'False', exact: true });
    if (isTrue || hasRefreshed) await say.tap();
    else {
      await Promise.all([page.waitForResponse((response) => response.url().endsWith('/moves')), say.tap()]);
      await page.reload();
      hasRefreshed = true;
    }
    if (!isTrue) {
      const wrong = options.find((option) => option !== right) ?? '';
      const words = page.getByRole('group', { name: /Which word makes it true/ });
      await words.getByText(place === 0 ? wrong : right, { exact: true }).tap();
      if (place === 0) await expect(page.getByText(`It's true with this word: ${right}`).last()).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
