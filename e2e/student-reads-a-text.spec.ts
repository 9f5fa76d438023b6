import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { builtFrom } from './stage/built-file.ts';
import type { DeckOfTest } from './stage/cards.ts';
import { openOptions, roundOfStart } from './stage/games.ts';
import { expect, signIn, test } from './stage/test.ts';
import { clickWord, lighthouse } from './stage/texts.ts';

const sentence = 'It turns slowly, and it helps the ships to find their way home.';

const panelFile = builtFrom('src/app/word-panel-parts.tsx');

/** After so long, a report of what was read is sent; one page of this text takes less. */
const readingSeconds = 30;

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const pageField = (page: Page) => page.getByRole('textbox', { name: /^Page, of/ });

test('a teacher shares a PDF: a student reads it, makes a card of a word, and plays the pack of its words', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
  outcry,
}) => {
  outcry.allow(/Failed to load resource|dynamically imported module|Loading chunk|word-panel-parts/);
  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/upload-pdf');
  await desk.getByLabel('PDF file').setInputFiles(lighthouse);
  await desk.getByLabel('Title', { exact: true }).fill('The old lighthouse');
  await desk.getByRole('checkbox', { name: invite.className }).check();
  await desk.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(region(desk, 'Class fit').getByText(/^Half of the class knows/)).toBeVisible();

  await page.clock.install();
  await signIn(page, student);
  await page.goto('/pdfs');
  // As after an update: the panel opens all the same, and says that it can be tried again.
  await page.route(panelFile, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.getByRole('link', { name: 'The old lighthouse' }).click();
  await clickWord(page, 1, 'ships');
  const panel = page.getByRole('dialog', { name: 'ships' });
  await expect(panel.getByText('This part couldn')).toBeVisible();
  await page.unroute(panelFile);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: 'Make a card' }).click();
  await expect(page.getByText('“ship” is in “My words”')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const reported = page.waitForResponse((response) => response.url().endsWith('/reports'));
  await page.clock.runFor(1000 * readingSeconds);
  await reported;
  await pageField(page).fill('3');
  const kept = page.waitForResponse((response) => response.url().endsWith('/place'));
  await pageField(page).press('Enter');
  await expect(pageField(page)).toHaveValue('3');
  await page.clock.runFor(2000);
  await kept;
  await page.reload();
  await expect(pageField(page)).toHaveValue('3');
  await page.getByRole('link', { name: 'Back to the library' }).click();
  await expect(page.getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute('aria-valuetext', '1 of 3');
  await expect(desk.getByRole('row', { name: student.fullName })).toContainText('1 of 3');

  await page.goto('/flashcards?review=all');
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(page.getByRole('blockquote')).toHaveText(sentence);
  await page.getByRole('link', { name: 'Met while reading, page 1' }).click();
  await expect(pageField(page)).toHaveValue('1');
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('reader-found')?.size)).toBe(1);
  const colour = () => getComputedStyle(document.body, '::highlight(reader-found)').backgroundColor;
  expect(await page.evaluate(colour)).toBe('rgba(37, 110, 141, 0.35)');

  // Words that the word bank hasn't aren't ticked.
  const fit = desk.getByRole('region', { name: 'Class fit', exact: true });
  for (const box of await fit.getByRole('checkbox').all()) await box.check();
  await desk.getByRole('button', { name: 'Make a pre-teach pack' }).click();
  await expect(desk.getByText('The pack is there, and the class has it.')).toBeVisible();
  // The text has three hard words, and a quiz takes four.
  const pack = 'Words for “The old lighthouse”';
  const packs = await teacher.visitor.call<DeckOfTest[]>('GET', '/flashcards/decks');
  const deckId = packs.find(({ name }) => name === pack)?.id;
  await teacher.visitor.call('POST', '/flashcards/cards', {
    ...{ id: randomUUID(), deckId, front: 'steady', back: 'sabit' },
  });
  await page.goto('/games');
  await page.getByRole('link', { name: 'Quiz', exact: true }).click();
  await openOptions(page);
  await page.getByLabel('Words', { exact: true }).selectOption('A deck');
  await page.getByLabel('Deck', { exact: true }).selectOption({ label: pack });
  const { items } = await roundOfStart<{ right: number }>(page, () =>
    page.getByRole('button', { name: 'Start', exact: true }).click(),
  );
  for (const [place, { right }] of items.entries()) {
    await expect(page.getByText(`Question ${place + 1} of ${items.length}`)).toBeVisible();
    await page.keyboard.press(String(right + 1));
    await page.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
});
