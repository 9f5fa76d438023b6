import type { Pdf } from '@wordgrove/contract/pdfs';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf, workOf } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';
import { lighthouse, ownTextOf } from '#testing/texts.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const linkTo = (title: string) => page.getByRole('link', { name: title, exact: true });
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
const address = '/teacher/assignments?edit=new';

async function openForm(texts: readonly Pdf[] = [ownTextOf()]): Promise<ReturnType<typeof answerHomework>> {
  const homework = answerHomework();
  answer((calls) => calls.pdfs.list, { texts: [...texts], next: null });
  await openPage(address, teacher);
  await expect.element(field('Title')).toBeVisible();
  return homework;
}

const reading = (change: object = {}) => ({ kind: 'reading', pdfId: lighthouse.id, from: 1, to: null, ...change });

describe('the form of a text to read', () => {
  it('sets some pages of a text, and loses nothing of the game that was begun', async () => {
    const { made } = await openForm();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Words' }), 'A word list');
    await field('Word list').fill('apple\npear');
    await choose('Reading');
    expect(field('Word list').query()).toBeNull();
    expect(field('Which attempt counts').query()).toBeNull();
    await choose('The old lighthouse');
    await field('To page').fill('2');
    await expect.element(page.getByText('The text has 3 pages.', { exact: false })).toBeVisible();
    await expectNoBarriers('the form of a text');
    await choose('Game');
    await expect.element(field('Word list')).toHaveValue('apple\npear');
    await choose('Reading');
    await expect.element(field('To page')).toHaveValue(2);
    await field('Title').fill('Read the beginning');
    await button('Publish').click();
    await expect.element(linkTo('Read the beginning')).toBeVisible();
    await expect.element(page.getByText('“The old lighthouse”, pages 1–2')).toBeVisible();
    expect(made).toMatchObject([{ publishes: true, task: reading({ to: 2 }) }]);
    await expectNoBarriers('the list');
  });

  it('says what is missing, at its field', async () => {
    const { made } = await openForm([ownTextOf(), ownTextOf({ id: idOf(805), title: 'Another one' })]);
    await choose('Reading');
    await button('Publish').click();
    await expect.element(field('Title')).toHaveFocus();
    await button('Please choose a text.').click();
    await expect.element(page.getByRole('radio', { name: 'The old lighthouse' })).toHaveFocus();
    await field('Title').fill('Nothing');
    await button('Publish').click();
    await expect.element(page.getByRole('radio', { name: 'The old lighthouse' })).toHaveFocus();
    await expect.element(page.getByText('Please choose a text.')).toBeVisible();
    await choose('The old lighthouse');
    await field('From page').fill('3');
    await field('To page').fill('2');
    await button('Publish').click();
    await expect.element(field('To page')).toHaveFocus();
    await expect.element(page.getByText("The last page can't come before the first.")).toBeVisible();
    await expectNoBarriers('what is wrong');
    expect(made).toHaveLength(0);
  });

  it('keeps pages without words as a draft, and says why', async () => {
    const { all } = await openForm();
    await field('Title').fill('Too far');
    await choose('Reading');
    await choose('The old lighthouse');
    await field('From page').fill('7');
    await button('Publish').click();
    await expect.element(page.getByText("Students couldn't read it like this")).toBeVisible();
    await expect.element(page.getByText(/There are no words on these pages/)).toBeVisible();
    await expect.element(page.getByText('It is saved as a draft, which no student sees.')).toBeVisible();
    expect(all()).toMatchObject([{ publishedAt: null, task: reading({ from: 7 }) }]);
  });

  it('offers only what can be read in the page, and leads a teacher without such a text to the first', async () => {
    const word = ownTextOf({ id: idOf(801), title: 'A Word document', kind: 'docx', pages: null, hasText: null });
    const scan = ownTextOf({ id: idOf(802), title: 'A scan', hasText: false });
    await openForm([word, scan]);
    await field('Title').fill('Read the beginning');
    await choose('Reading');
    await expect.element(linkTo('Add a text')).toHaveAttribute('href', '/teacher/upload-pdf');
    expect(page.getByRole('radio', { name: /Word document|scan/ }).elements()).toHaveLength(0);
    await expectNoBarriers('no text');
    const waiting = ownTextOf({ id: idOf(803), title: 'Just arrived', preparation: 'waiting', hasText: null });
    answer((calls) => calls.pdfs.list, { texts: [waiting, word], next: null });
    await cleanup();
    queryClient.clear();
    await openPage(address, teacher);
    await expect.element(field('Title')).toHaveValue('Read the beginning');
    await expect.element(page.getByRole('radio', { name: 'Just arrived' })).toBeDisabled();
    await expect.element(page.getByText('Its words are still being read.')).toBeVisible();
  });

  it('names a text that was set long ago, and keeps what is to be read once somebody has begun', async () => {
    const text = { title: 'Long ago', pages: 9 };
    const task = { kind: 'reading', pdfId: idOf(804), from: 2, to: 4, text } as const;
    const set = assignmentOf({ task, progress: { students: 1, started: 1, turnedIn: 0, graded: 0 } });
    const { edited } = answerHomework([set]);
    answer((calls) => calls.pdfs.list, { texts: [ownTextOf()], next: null });
    await openPage(`/teacher/assignments?edit=${set.id}`, teacher);
    await expect.element(page.getByRole('radio', { name: 'Long ago' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Game', exact: true })).toBeDisabled();
    await expect.element(field('From page')).toBeDisabled();
    await field('Title').fill('Read on');
    await button('Save changes').click();
    await expect.element(linkTo('Read on')).toBeVisible();
    expect(edited).toMatchObject([{ title: 'Read on', task: { kind: 'reading', pdfId: idOf(804), from: 2, to: 4 } }]);
  });
});

it('the form says that the text is gone, and takes another one', async () => {
  const task = { kind: 'reading', pdfId: idOf(804), from: 1, to: null, text: null } as const;
  const set = assignmentOf({ task });
  const { edited } = answerHomework([set]);
  answer((calls) => calls.pdfs.list, { texts: [ownTextOf()], next: null });
  await openPage(`/teacher/assignments?edit=${set.id}`, teacher);
  await expect.element(page.getByText(/It was archived or deleted/)).toBeVisible();
  await choose('The old lighthouse');
  expect(page.getByText(/It was archived or deleted/).query()).toBeNull();
  await button('Save changes').click();
  await expect.poll(() => edited).toMatchObject([{ task: reading() }]);
});

describe('a text that was set', () => {
  const { title, pages } = lighthouse;
  const task = { kind: 'reading', pdfId: lighthouse.id, from: 2, to: null, text: { title, pages } } as const;
  const work = workOf('Sami Student', { state: 'started', percent: 50, pages: { read: 1, of: 2 } });

  it('shows its teacher how many pages each student has read, and is shown as they see it', async () => {
    const assignment = assignmentOf({ task, points: 10 });
    answer((calls) => calls.assignments.work, { assignment, students: [work], gone: 0 });
    const { path } = await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByRole('cell', { name: '1 of 2: 5 of 10 points' })).toBeVisible();
    await expect.element(page.getByRole('columnheader', { name: 'Pages read' })).toBeVisible();
    expect(page.getByRole('columnheader', { name: 'Attempts' }).query()).toBeNull();
    await expect.element(page.getByText('2 to the end')).toBeVisible();
    await expect.element(linkTo(title)).toHaveAttribute('href', `/pdfs/${lighthouse.id}`);
    await expectNoBarriers('a text that was set');
    answer((calls) => calls.pdfs.one, ownTextOf());
    await button('Preview').click();
    await expect.poll(path).toBe(`/assignments/${assignment.id}?preview=1`);
    await expect.element(page.getByText('0 of 2 pages read')).toBeVisible();
  });

  it('says that it is gone', async () => {
    const assignment = assignmentOf({ task: { ...task, text: null } });
    answer((calls) => calls.assignments.work, { assignment, students: [], gone: 0 });
    await openPage(`/assignments/${assignment.id}`, teacher);
    await expect.element(page.getByText(/It was archived or deleted/)).toBeVisible();
    await expectNoBarriers('a text that is gone');
  });
});
