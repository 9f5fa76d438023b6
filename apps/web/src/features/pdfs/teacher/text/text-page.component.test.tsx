import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { openTextPage as open } from '#testing/text-page.ts';
import { ownTextOf } from '#testing/texts.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const fitRegion = region('Class fit');

describe('how well a text fits a class', () => {
  it('is said in one sentence, with who can read it and the figures behind it', async () => {
    await open();
    await expect.element(fitRegion.getByText('Half of the class knows 95% of this text or more.')).toBeVisible();
    await expect.element(fitRegion.getByText('From 82% to 99%, depending on the student.')).toBeVisible();
    await expect.element(fitRegion.getByText('Being learned: 6%')).toBeVisible();
    await expect.element(fitRegion.getByText('41% is measured', { exact: false })).toBeVisible();
    const facts = fitRegion
      .getByRole('definition')
      .elements()
      .map((each) => each.textContent);
    expect(facts).toEqual(['3 students', '5 students', '3 students', '1 student']);
    await fitRegion.getByText('Show the figures').click();
    await expect.element(fitRegion.getByRole('row', { name: /Expected to be understood 95%/ })).toBeVisible();
    await expectNoBarriers('class fit');
  });

  it('is measured for another class on request, which has no readers yet', async () => {
    const { asked } = await open();
    await fitRegion.getByLabelText('Class').selectOptions('8A (doesn’t have it)');
    await expect.poll(() => asked.at(-1)).toMatchObject({ classId: idOf(501) });
    await expect.element(region('Readers in 8A')).not.toBeInTheDocument();
  });

  it.each([
    ['while the words are read', { preparation: 'waiting', hasText: null }, /words are still being read/],
    ['of a scan', { hasText: false }, /no words could be read/],
    ['of a text with trouble', { preparation: 'failed', hasText: null, trouble: 'took-too-long' }, /took too long/],
  ] as const)('isn’t told %s', async (_, text, sentence) => {
    await open({ text });
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    await expectNoBarriers('no fit');
  });

  it.each([
    [
      'pdf',
      'too-large',
      'It is too large for its words to be read, so they can’t be measured. Open it to see whether its pages can be shown.',
    ],
    [
      'pdf',
      'took-too-long',
      'Reading its words took too long, so they can’t be measured. Open it to see whether its pages can be shown.',
    ],
    [
      'txt',
      'too-large',
      'It is too large for its words to be read, so they can’t be measured. Students can only download it.',
    ],
    ['txt', 'lost', 'Its file is gone from the store. If it isn’t back soon, upload it again.'],
  ] as const)(
    'isn’t promised for a %s with trouble (%s), nor that it can be read',
    async (kind, trouble, sentences) => {
      await open({ text: { kind, trouble, preparation: 'failed', hasText: null } });
      await expect.element(region('About the text').getByRole('status')).toHaveTextContent(sentences);
    },
  );

  it('waits for the first student', async () => {
    await open({ fit: { students: 0, median: null, lowest: null, highest: null, lacked: [] }, readers: [] });
    await expect.element(fitRegion.getByText('Nobody is in 7B Reading yet', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Nobody is in this class yet' })).toBeVisible();
  });

  it('says when it couldn’t be measured', async () => {
    await open();
    answer(
      (calls) => calls.pdfs.fit,
      () => {
        throw refusal('unauthenticated', 400);
      },
    );
    await fitRegion.getByLabelText('Class').selectOptions('8A (doesn’t have it)');
    await expect.element(page.getByRole('heading', { name: 'The fit couldn’t be measured' })).toBeVisible();
  });
});

describe('a text’s page', () => {
  it('leads to the reader, and to nothing that was deleted', async () => {
    await open();
    await expect
      .element(page.getByRole('link', { name: 'Read it' }))
      .toHaveAttribute('href', `/pdfs/${ownTextOf().id}/read`);
  });

  it('says that a text isn’t there', async () => {
    answer(
      (calls) => calls.pdfs.one,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage(`/pdfs/${ownTextOf().id}`, teacher);
    await expect.element(page.getByRole('heading', { name: 'This text isn’t here' })).toBeVisible();
  });

  it('says so when it is deleted in another tab', async () => {
    await open();
    await expect.element(fitRegion).toBeVisible();
    answer(
      (calls) => calls.pdfs.one,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await queryClient.invalidateQueries({ queryKey: orpc.pdfs.one.key() });
    await expect.element(page.getByRole('heading', { name: 'This text isn’t here' })).toBeVisible();
  });

  it('offers a Word document for download only', async () => {
    await open({ text: { kind: 'docx', pages: null, words: null, hasText: null, level: null, hasCover: false } });
    await expect.element(page.getByRole('button', { name: /^Download/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Read it' })).not.toBeInTheDocument();
    await expect.element(fitRegion).not.toBeInTheDocument();
  });

  it.each([
    ['of a short text that its level can’t be told', 49, ['Too short to tell']],
    ['nothing of the level of one without words that we know', 50, []],
  ])('says %s', async (_, words, said) => {
    await open({ text: { level: null, words } });
    const facts = region('About the text');
    await expect.element(facts.getByText(String(words), { exact: true })).toBeVisible();
    expect(
      facts
        .getByText('Too short to tell')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(said);
  });

  it('says that the teacher had the same file before, and leads there', async () => {
    await open({ text: { twin: { id: idOf(700), title: 'The first one' } } });
    await expect.element(page.getByText('You had this file already')).toBeVisible();
    await expect.element(page.getByText('“The first one” has the same content.', { exact: false })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the other text' }))
      .toHaveAttribute('href', `/pdfs/${idOf(700)}`);
    await expectNoBarriers('the same file');
  });

  it('fits on every screen', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
    await expectToFit(teacher, (person) => open({ person, text: { title } }), page.getByText('Bea'));
  });
});
