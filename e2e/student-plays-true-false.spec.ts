import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame, startGameByKeys } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';

type Statement = { id: string; kind: string; isTrue: boolean; options: string[]; right: string };

test('a student plays true or false by keyboard alone; after "False" the right word is found', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Statement>(page, 'True / False');
  await expect(page.getByText(`Statement 1 of ${items.length}`, { exact: true })).toBeVisible();
  for (const [place, { isTrue, options, right }] of items.entries()) {
    await expect(page.getByText(`Statement ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    await page.keyboard.press(isTrue ? (place % 2 ? 't' : 'ArrowLeft') : place % 2 ? 'f' : 'ArrowRight');
    if (!isTrue) {
      const words = page.getByRole('group', { name: "Right, that's false! Which word makes it true?" });
      await expect(words.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      for (const _ of options.slice(0, options.indexOf(right))) await page.keyboard.press('ArrowDown');
      await expect(words.getByRole('radio', { name: right, exact: true })).toBeChecked();
      await page.keyboard.press('Enter');
    }
    const isLast = place === items.length - 1;
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(`${items.length * 10} of ${items.length * 10}`)).toBeVisible();
  await expectNoBarriers(page, 'results');

  // What is kept in English is told in the reader's language.
  await student.visitor.call('PATCH', '/profiles/me/choices', { language: 'tr' });
  await page.reload();
  const answers = page.getByRole('region', { name: 'Bütün cevaplar' });
  await expect(answers.getByRole('listitem')).toHaveCount(items.length);
  await expect(answers.getByText('Doğru: Doğru', { exact: true })).toHaveCount(
    items.filter(({ isTrue }) => isTrue).length,
  );
  await expect(answers.getByText('şu demek:')).toHaveCount(items.filter(({ kind }) => kind !== 'statement').length);
  await expect(answers.getByText('means:')).toHaveCount(0);
});

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
      await page.getByRole('button', { name: 'Check', exact: true }).tap();
      if (place === 0) await expect(page.getByText(`It's true with this word: ${right}`).last()).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).tap();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
