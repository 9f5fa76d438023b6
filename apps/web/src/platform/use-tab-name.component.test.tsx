import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool } from '#testing/school.ts';
import { classFitOf, ownTextOf } from '#testing/texts.ts';

it('names the tab after the text that is shown, until it is left', async () => {
  const text = ownTextOf({ title: 'The $& key' });
  answerSchool();
  answer((calls) => calls.pdfs.list, { texts: [text], next: null });
  answer((calls) => calls.pdfs.one, text);
  answer((calls) => calls.pdfs.fit, classFitOf());
  answer((calls) => calls.pdfs.readers, []);
  answer((calls) => calls.pdfs.heat, { readers: 0, pages: null });
  const { back } = await openPage('/pdfs', teacher);
  await expect.poll(() => document.title).toBe('Reading · Wordgrove');
  await page.getByRole('link', { name: text.title }).click();
  await expect.poll(() => document.title).toBe('The $& key · Wordgrove');
  // The running clock of study time stands in front of it.
  document.title = `12:00 · ${document.title}`;
  back();
  await expect.poll(() => document.title).toBe('12:00 · Reading · Wordgrove');
});
