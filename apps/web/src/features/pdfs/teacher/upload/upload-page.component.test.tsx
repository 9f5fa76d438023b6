import { limits } from '@wordgrove/contract/limits';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { holdClock } from '#testing/held-clock.ts';
import { holdUploads } from '#testing/held-upload.ts';
import { press } from '#testing/keys.ts';
import { cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { classFitOf, ownTextOf } from '#testing/texts.ts';

const uploads = holdUploads();
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const textTitle = page.getByRole('heading', { name: ownTextOf().title, level: 1 });
const stored = 'The text is there.';
const pdf = (name = 'the_old_lighthouse.pdf') => new File(['%PDF-1.7\n', 'x'.repeat(90)], name);

const there = { path: '/teacher/upload-pdf', classes: [classOf('7B Reading')], person: teacher };

async function open(change: Partial<typeof there> = {}) {
  const { path, classes, person } = { ...there, ...change };
  answerSchool({ classes });
  answer((calls) => calls.pdfs.ticket, {
    ...{ bucket: 'wordgrove', appCheck: 'check-1', expiresAt: '2026-11-25T09:00:00.000Z' },
    maxBytes: limits.maxFileBytes,
  });
  answer((calls) => calls.pdfs.one, ownTextOf());
  answer((calls) => calls.pdfs.fit, classFitOf());
  answer((calls) => calls.pdfs.readers, []);
  answer((calls) => calls.pdfs.heat, { readers: 0, pages: null });
  return openPage(path, person);
}

const sentMetadata = (at: number) => JSON.parse(String(uploads[at]?.form.get('metadata')));

describe('uploading a file', () => {
  it('takes its title from the name, shows how far it is, and ends on the text’s page', async () => {
    const { path } = await open();
    await field('PDF file').upload(pdf());
    await expect.element(field('Title')).toHaveValue('the old lighthouse');
    await page.getByRole('checkbox', { name: '7B Reading' }).click();
    await expectNoBarriers('upload');
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.reach(42, 100);
    await expect.element(page.getByText('42%')).toBeVisible();
    expect(document.activeElement?.textContent).toBe('Cancel');
    await expectNoBarriers('uploading');
    uploads[0]?.reach(100, 100);
    await expect.element(page.getByText('It has arrived and is being checked.')).toBeVisible();
    const id = decodeURIComponent(uploads[0]?.address ?? '')
      .split('pdfs/')
      .at(-1);
    uploads[0]?.answer(200, { fullPath: `pdfs/${id}` });
    await expect.poll(path).toBe(`/pdfs/${id}`);
    await expect.element(textTitle).toHaveFocus();
    await expect.element(page.getByText(stored)).toBeVisible();
    expect(uploads[0]?.headers.get('x-app-check')).toBe('check-1');
    expect(sentMetadata(0)).toEqual({
      name: 'the_old_lighthouse.pdf',
      customMetadata: { title: 'the old lighthouse', description: '', classIds: [idOf(500)] },
    });
  });

  it('shortens a name that is too long, and keeps its ending', async () => {
    await page.viewport(320, 800);
    await open();
    const long = `${'x'.repeat(210)}👨‍👩‍👧.pdf`;
    await field('PDF file').upload(pdf(long));
    await expect.element(field('Title')).toHaveValue('x'.repeat(limits.nameMax));
    const chosen = page.getByText(/^Chosen: x/);
    await expect.element(chosen).toBeVisible();
    expect(cutOff(chosen.element())).toEqual([]);
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    await expect.element(button('Cancel')).toBeVisible();
    expect(cutOff(document.body)).toEqual([]);
    expect(sentMetadata(0).name).toBe(`${'x'.repeat(limits.nameMax - 4)}.pdf`);
  });

  it('leaves a title that was typed', async () => {
    await open();
    await field('Title').fill('My title');
    await field('PDF file').upload(pdf());
    await expect.element(page.getByText('Chosen: the_old_lighthouse.pdf')).toBeVisible();
    await expect.element(field('Title')).toHaveValue('My title');
  });

  it('takes the title from the file that is chosen last', async () => {
    await open();
    await field('PDF file').upload(pdf('another_one.pdf'));
    await expect.element(field('Title')).toHaveValue('another one');
    await field('PDF file').upload(pdf());
    await expect.element(field('Title')).toHaveValue('the old lighthouse');
  });

  it('waits for the network and goes on by itself', async () => {
    const clock = holdClock();
    await open();
    await field('PDF file').upload(pdf());
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.cut();
    await expect.element(page.getByText('Waiting for the network')).toBeVisible();
    await clock.tick(3000);
    await expect.poll(() => uploads.length).toBe(2);
    expect(uploads[1]?.address).toBe(uploads[0]?.address);
  });

  it('can be cancelled and sent again as the same text, with everything that was typed', async () => {
    await open();
    await field('PDF file').upload(pdf());
    await field('Description').fill('A stormy night.');
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    await button('Cancel').click();
    await expect.element(page.getByText('Upload canceled.')).toBeVisible();
    await expect.element(field('Description')).toHaveValue('A stormy night.');
    await expect.poll(() => document.activeElement?.textContent).toBe('Try again');
    await press('Enter');
    await expect.poll(() => uploads.length).toBe(2);
    expect(uploads[1]?.address).toBe(uploads[0]?.address);
  });

  it('is not lost by a link in the bar without a question', async () => {
    const { path } = await open();
    await field('PDF file').upload(pdf());
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    const away = page.getByRole('link', { name: 'Texts', exact: true });
    await away.click();
    await expect.element(page.getByRole('dialog', { name: 'Stop the upload?' })).toBeVisible();
    await expectNoBarriers('leaving an upload');
    await button('Go on uploading').first().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(path()).toBe('/teacher/upload-pdf');
    await away.click();
    answer((calls) => calls.pdfs.list, { texts: [], next: null });
    await button('Stop and leave').click();
    await expect.poll(path).toBe('/pdfs');
  });

  it('that is stored while the question is open leads to its text', async () => {
    const { path } = await open();
    await field('PDF file').upload(pdf());
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    await page.getByRole('link', { name: 'Texts', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    uploads[0]?.answer(200, { fullPath: 'pdfs/x' });
    await expect.poll(path).toMatch(/^\/pdfs\/[0-9a-f-]+$/);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('says at the field what only another file changes, and forgets it with another file', async () => {
    await open();
    await field('PDF file').upload(pdf());
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.answer(400, { code: 'file-locked' });
    await expect.element(page.getByText(/^This PDF is locked/)).toBeVisible();
    await expect.element(field('PDF file')).toHaveAttribute('aria-invalid', 'true');
    await field('PDF file').upload(pdf('open.pdf'));
    await expect.element(page.getByText(/^This PDF is locked/)).not.toBeInTheDocument();
  });

  it('says what happened on the server, with another try', async () => {
    await open();
    await field('PDF file').upload(pdf());
    await button('Upload').click();
    await expect.poll(() => uploads.length).toBe(1);
    uploads[0]?.answer(402, { code: 'quota-exceeded' });
    await expect.poll(() => page.getByRole('alert').query()?.textContent).toMatch(/^Your storage is full/);
    await expect.element(button('Try again')).toBeVisible();
  });

  it.each([
    ['a program', new File(['MZ', new Uint8Array([0, 3])], 'story.pdf'), /^Only PDF, Word/],
    ['too large', new File([new Uint8Array(limits.maxFileBytes + 1)], 'story.pdf'), /^This file is too large\. 10\sMB/],
    ['empty', new File([], 'story.pdf'), /^This file is empty/],
  ])('refuses before it is sent what is %s', async (_, file, sentence) => {
    await open();
    await field('PDF file').upload(file);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await button('Upload').click();
    await expect.element(field('PDF file')).toHaveFocus();
    expect(uploads).toHaveLength(0);
  });

  it('asks for a file and a title', async () => {
    await open();
    await button('Upload').click();
    await expect.poll(() => page.getByRole('alert').query()?.textContent).toMatch(/PDF file.*Title/s);
  });

  it('says to a teacher without a class that nobody sees it', async () => {
    await open({ classes: [] });
    await expect.element(page.getByText('You have no class yet')).toBeVisible();
    await expect.element(button('Upload')).toBeEnabled();
  });
});

describe('pasting a text', () => {
  it('asks for a title and a text', async () => {
    await open();
    await page.getByRole('tab', { name: 'Paste a text' }).click();
    await button('Save text').click();
    await expect.poll(() => page.getByRole('alert').query()?.textContent).toMatch(/Title.*Text:/s);
  });

  it('says how long a text may be, and takes one that is shortened', async () => {
    const { path } = await open({ path: '/teacher/upload-pdf?way=paste' });
    const pasted = answer((calls) => calls.pdfs.paste, ownTextOf());
    await field('Title').fill('A letter');
    // As a paste does: typing so much takes seconds.
    const area = field('Text').element();
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('no field for the text');
    area.setRangeText('a lamp '.repeat(30_000).slice(0, 200_000).concat('x'));
    area.dispatchEvent(new Event('input', { bubbles: true }));
    await button('Save text').click();
    const tooLong = page.getByText('This is too long: 200,000 characters at most.');
    await expect.element(tooLong).toBeVisible();
    expect(pasted).toHaveLength(0);
    await field('Text').fill('A lamp.');
    await expect.element(tooLong).not.toBeInTheDocument();
    await button('Save text').click();
    await expect.poll(path).toMatch(/^\/pdfs\//);
  });

  it('keeps what was typed on the other side, and saves once', async () => {
    const { path } = await open();
    await field('Title').fill('A letter');
    await page.getByRole('tab', { name: 'Paste a text' }).click();
    await expect.element(field('Title')).toHaveValue('A letter');
    await field('Text').fill('Dear Mina,\n\nthe lamp is lit.');
    const ids: string[] = [];
    const pasted = answer(
      (calls) => calls.pdfs.paste,
      ({ id }) => {
        ids.push(id);
        if (ids.length === 1) throw lostNetwork();
        return ownTextOf({ id });
      },
    );
    await expectNoBarriers('paste');
    await button('Save text').click();
    await expect.poll(() => page.getByRole('alert').query()?.textContent).toMatch(/What you typed is still here/);
    await button('Save text').click();
    await expect.poll(path).toBe(`/pdfs/${ids[0]}`);
    await expect.element(textTitle).toHaveFocus();
    await expect.element(page.getByText(stored)).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(pasted.at(-1)).toMatchObject({ title: 'A letter', text: 'Dear Mina,\n\nthe lamp is lit.', classIds: [] });
  });

  it('says when a teacher has too many texts', async () => {
    await open({ path: '/teacher/upload-pdf?way=paste' });
    answer(
      (calls) => calls.pdfs.paste,
      () => {
        throw refusal('too-many-texts', 409);
      },
    );
    await field('Title').fill('A letter');
    await field('Text').fill('Dear Mina');
    await button('Save text').click();
    await expect.poll(() => page.getByRole('alert').query()?.textContent).toMatch(/largest number of texts/);
  });
});

it('goes from tab to tab by keyboard', async () => {
  await open();
  await page.getByRole('tab', { name: 'Upload a file' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Paste a text' })).toHaveFocus();
  await expect.element(button('Save text')).toBeVisible();
});

it('fits on every screen', async () => {
  await expectToFit(teacher, (person) => open({ person }), page.getByRole('checkbox', { name: '7B Reading' }));
});
