import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Question = { id: string; question: string; options: string[]; right: number; proof: number };
type Passage = { id: string; title: string; paragraphs: string[][]; questions: Question[] };

test('a student reads, looks a word up, answers and proves by keyboard alone', async ({ page, student }) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Passage>(page, 'Reading Quiz');
  const [passage] = items;
  if (!passage) throw new Error('a round without a passage');
  const { title, paragraphs, questions } = passage;
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectNoBarriers(page, 'reading');

  // One stop for Tab, then the arrows.
  await tabTo(page, page.getByRole('link', { name: 'Leave' }));
  await page.keyboard.press('Tab');
  const words = (paragraphs[0]?.[0] ?? '').match(/[\p{L}'’-]+/gu) ?? [];
  await expect(page.getByRole('button', { name: words[0] ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const second = page.getByRole('button', { name: words[1] ?? '', exact: true });
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(second).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeFocused();
  await page.keyboard.press('Enter');

  for (const [place, { question, right, proof }] of questions.entries()) {
    const isLast = place === questions.length - 1;
    await expect(page.getByRole('heading', { name: question })).toBeFocused();
    // The first is answered wrong, the second has its proof shown, the third a wrong one marked.
    await page.keyboard.press(String(((place === 0 ? right + 1 : right) % 4) + 1));
    if (place === 0) {
      await expect(page.getByText('This sentence proves it:', { exact: true })).toBeVisible();
      await expectNoBarriers(page, 'answered wrong');
    } else if (place === 1) {
      await expect(page.getByRole('option').first()).toBeFocused();
      await expectNoBarriers(page, 'marking');
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Show me the sentence' })).toBeFocused();
      await page.keyboard.press('Enter');
    } else {
      await expect(page.getByRole('option').first()).toBeFocused();
      const target = place === 2 && proof > 0 ? proof - 1 : place === 2 ? proof + 1 : proof;
      for (let at = 0; at < target; at += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option').nth(target)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page
          .getByRole('paragraph')
          .filter({ hasText: place === 2 ? 'But another sentence proves it:' : 'And you found the proof!' })
          .last(),
      ).toBeVisible();
      if (place === 2) await expectNoBarriers(page, 'marked wrong');
    }
    await expect(page.locator('mark[data-state=proof]')).toContainText(paragraphs.flat()[proof] ?? '');
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText('36 of 50')).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(1);
  await expect(page.getByText('You found the sentence that proves it: 10 of 10 points.')).toHaveCount(2);
  await expect(page.getByText("The sentence that proves it wasn't found: 8 of 10 points.")).toHaveCount(2);
  await expectNoBarriers(page, 'results');
});

test('a student plays on a small phone by touch, and goes on after a refresh', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Passage>(page, 'Reading Quiz');
  const [passage] = items;
  if (!passage) throw new Error('a round without a passage');
  const { paragraphs, questions } = passage;
  await page.locator('[data-place="2"]').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'I have read it' }).tap();

  for (const [place, { question, options, right, proof }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    const saved = place === 0 ? page.waitForResponse((response) => response.url().endsWith('/moves')) : null;
    await page
      .getByRole('listitem')
      .getByRole('button', { name: options[right] ?? '', exact: true })
      .tap();
    await expect(page.getByRole('option')).toHaveCount(paragraphs.flat().length);
    if (place === 1) await expectNoBarriers(page, 'marking on a phone');
    if (place === 0) {
      await expect(page.getByRole('button', { name: 'Show me the sentence' })).toBeInViewport();
      await saved;
      await page.reload();
      await expect(page.getByRole('option')).toHaveCount(paragraphs.flat().length);
    }
    await page.getByRole('option').nth(proof).tap();
    await expect(page.getByText('And you found the proof!').last()).toBeVisible();
    const next = page.getByRole('button', { name: place === questions.length - 1 ? 'To the results' : 'Next' });
    await expect(next).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    if (place === 1) await expectNoBarriers(page, 'proved on a phone');
    await next.tap();
  }
  await expect(page.getByText('50 of 50')).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});
