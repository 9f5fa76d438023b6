import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';
import { classFitOf, ownTextOf, readerOf } from '#testing/texts.ts';

const archivedAt = '2026-11-25T08:00:00.000Z';
const fit = page.getByRole('region', { name: 'Class fit', exact: true });
const make = fit.getByRole('button', { name: 'Make a pre-teach pack' });
const note = fit.getByText('This class is archived');

async function openText() {
  const classes = [
    { id: idOf(500), name: '7B Reading' },
    { id: idOf(501), name: '8A' },
  ];
  answerSchool({ classes: [classOf('7B Reading', { archivedAt }), classOf('8A', { id: idOf(501) })] });
  answer((calls) => calls.pdfs.one, ownTextOf({ classes }));
  answer(
    (calls) => calls.pdfs.fit,
    ({ classId }) => classFitOf({ classId }),
  );
  answer((calls) => calls.pdfs.readers, [readerOf('Ada', { openedAt: archivedAt, pagesRead: 3 })]);
  answer((calls) => calls.pdfs.heat, { readers: 1, pages: null });
  return openPage(`/pdfs/${ownTextOf().id}`, teacher);
}

it('is marked beside the text, comes last in the choice, and is offered no pack', async () => {
  await openText();
  await expect.element(page.getByText('7B Reading (archived) and 8A', { exact: true })).toBeVisible();
  // The first to choose is one that can read it.
  await expect.element(fit.getByLabelText('Class')).toHaveValue(idOf(501));
  await expect.element(make).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  await fit.getByLabelText('Class').selectOptions('7B Reading (archived)');
  await expect.element(note).toBeVisible();
  await expect.element(make).not.toBeInTheDocument();
  // What was read is kept.
  await expect.element(page.getByRole('region', { name: 'Readers in 7B Reading' }).getByText('Ada')).toBeVisible();
  await expectNoBarriers('an archived class');
});
