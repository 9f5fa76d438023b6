import { expectNoBarriers } from './stage/accessibility.ts';
import { startGame } from './stage/games.ts';
import { expect, test } from './stage/test.ts';

type Question = { id: string; question: string; options: string[]; right: number; proof: number };
type Passage = { id: string; title: string; paragraphs: string[][]; questions: Question[] };

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
