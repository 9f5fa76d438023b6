import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setHomework } from './stage/homework.ts';
import { expect, signIn, test } from './stage/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('a teacher sets a word list, and the student has it without a reload as soon as it is published', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  const theirs = await anotherBrowser(student);
  await theirs.goto('/assignments');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page, teacher);
  await page.goto('/teacher/assignments');
  await button(page, 'New assignment').click();
  await field(page, 'Title').fill('Fruit');
  await page.getByRole('combobox', { name: 'Words' }).selectOption('A word list');
  await field(page, 'Word list').fill('apple, pear\nbanana\norange\nlemon\nzzyxx\ncherry');
  await field(page, 'Due').fill('2030-12-01T18:00');
  await button(page, 'Save draft').click();
  await expect(page.getByText("1 word can't be asked")).toBeVisible();
  await expect(page.getByText('“zzyxx”')).toBeVisible();
  await expect(page).toHaveURL(/edit=[0-9a-f-]{36}/);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Fruit');
  await expect(field(page, 'Due')).toHaveValue('2030-12-01T18:00');
  await expect(theirs.getByText('Fruit')).toHaveCount(0);

  await button(page, 'Publish').click();
  await expect(page.getByText('0 of 1 turned in')).toBeVisible();
  await expect(theirs.getByText('Fruit').first()).toBeVisible();
  await page.getByRole('link', { name: 'Fruit' }).click();
  await expect(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: student.fullName })).toContainText('Not begun');
});

test('a homework is deleted and brought back over a reload, and stays as it is once a student with more time has begun', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
}) => {
  const { id, title } = await setHomework(teacher, invite, { due: '2030-12-01T18:00' });
  const theirs = await anotherBrowser(student);
  await theirs.goto('/assignments');
  await signIn(page, teacher);
  await page.goto(`/assignments/${id}`);
  await button(page, 'Delete').click();
  await expect(page).toHaveURL('/teacher/assignments');
  await expect(theirs.getByText(title)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: "This homework isn't here" })).toBeVisible();
  await page.reload();
  await button(page, 'Undo').click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(theirs.getByText(title).first()).toBeVisible();

  await page.getByRole('button', { name: `Give more time to ${student.fullName}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Due').fill('2030-12-08T09:30');
  await dialog.getByRole('button', { name: 'Give more time' }).click();
  await expect(page.getByText('Has time until 8 Dec 2030, 09:30')).toBeVisible();
  await expect(theirs.getByText(/8 Dec/).first()).toBeVisible();

  const wish = { type: 'anagram', mode: 'definition', items: 4, timer: 'none', canHear: false };
  const source = { kind: 'assignment', assignmentId: id };
  await student.visitor.call('POST', '/games/plays', { ...wish, source, id: randomUUID() });
  await expect(page.getByRole('row', { name: student.fullName })).toContainText('Started');
  await button(page, 'Edit').click();
  await expect(page.getByText('Somebody has begun')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Anagram' })).toBeDisabled();
  await page.getByText(/^More(: |$)/).click();
  await field(page, 'Target in percent').fill('90');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
