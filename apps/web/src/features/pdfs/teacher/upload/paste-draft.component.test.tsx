import { limits } from '@wordgrove/contract/limits';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerSignOut, openPage, reloadPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf } from '#testing/school.ts';
import { classFitOf, ownTextOf } from '#testing/texts.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reading = page.getByRole('checkbox', { name: '7B Reading' });
const restored = page.getByText('Here is what you had typed');

/** A letter that is typed but not saved. */
async function typeLetter(path = '/teacher/upload-pdf?way=paste') {
  answerSchool({ classes: [classOf('7B Reading')] });
  answer((calls) => calls.pdfs.list, { texts: [], next: null });
  answer((calls) => calls.pdfs.ticket, {
    ...{ bucket: 'wordgrove', appCheck: 'check-1', expiresAt: '2026-11-25T09:00:00.000Z' },
    maxBytes: limits.maxFileBytes,
  });
  const open = await openPage(path, teacher);
  await field('Title').fill('A letter');
  await field('Text').fill('Dear Mina');
  await reading.click();
  return open;
}

/** Saving the text, and the page that then shows it. */
function answerPaste() {
  answer((calls) => calls.pdfs.one, ownTextOf());
  answer((calls) => calls.pdfs.fit, classFitOf());
  answer((calls) => calls.pdfs.readers, []);
  answer((calls) => calls.pdfs.heat, { readers: 0, pages: null });
  return answer((calls) => calls.pdfs.paste, ownTextOf());
}

async function expectLetter() {
  await expect.element(restored).toBeVisible();
  await expect.element(field('Title')).toHaveValue('A letter');
  await expect.element(field('Text')).toHaveValue('Dear Mina');
  await expect.element(reading).toBeChecked();
}

it('outlives a link to another page, and is found again without the address of its tab', async () => {
  const { path } = await typeLetter();
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await expect.poll(path).toBe('/pdfs');
  await page.getByRole('link', { name: 'Upload a text' }).first().click();
  await expect.poll(path).toBe('/teacher/upload-pdf');
  await expectLetter();
  await page.getByRole('tab', { name: 'Upload a file' }).click();
  await expect.element(button('Upload')).toBeVisible();
});

it('outlives a page that is loaded anew, and can be discarded', async () => {
  const open = await typeLetter();
  const again = await reloadPage(open, teacher);
  await expectLetter();
  await expectNoBarriers('a kept text');
  await button('Start afresh').click();
  await expect.element(restored).not.toBeInTheDocument();
  await expect.element(field('Text')).toHaveValue('');
  await expect.element(reading).not.toBeChecked();
  await reloadPage(again, teacher);
  await expect.element(field('Title')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

it('leaves out a class that was archived meanwhile', async () => {
  const open = await typeLetter();
  answerSchool({ classes: [classOf('7B Reading', { archivedAt: '2026-11-25T08:00:00.000Z' })] });
  const pasted = answerPaste();
  const { path } = await reloadPage(open, teacher);
  await expect.element(page.getByText('You have no class yet')).toBeVisible();
  await button('Save text').click();
  await expect.poll(path).toMatch(/^\/pdfs\//);
  expect(pasted).toMatchObject([{ title: 'A letter', classIds: [] }]);
});

it('is forgotten once it is saved', async () => {
  const { path } = await typeLetter();
  answerPaste();
  await button('Save text').click();
  await expect.poll(path).toMatch(/^\/pdfs\//);
  await reloadPage({ path: () => '/teacher/upload-pdf?way=paste' }, teacher);
  await expect.element(field('Text')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

it('is forgotten with the person who signs out', async () => {
  const { path } = await typeLetter();
  answerSignOut();
  await page.getByRole('button', { name: /Tara Teacher/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(path).not.toMatch(/upload-pdf$/);
  await reloadPage({ path: () => '/teacher/upload-pdf?way=paste' }, teacher);
  await expect.element(field('Text')).toHaveValue('');
});
