import type { Page } from '@playwright/test';
import { setHomework } from './stage/homework.ts';
import { verifiedTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a teacher lets a colleague in by a link: both teach the class, until the colleague is removed', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
}) => {
  const colleague = await verifiedTeacher({ fullName: 'Carl Colleague' });
  const theirs = await anotherBrowser(student);
  await theirs.goto('/student/profile');
  await expect(theirs.getByText(teacher.fullName).first()).toBeVisible();

  await signIn(page, teacher);
  await page.goto(`/teacher/students?class=${invite.classId}`);
  await button(page, 'Manage class').click();
  await page.getByRole('menuitem', { name: 'Teachers' }).click();
  const dialog = page.getByRole('dialog', { name: `Teachers of ${invite.className}` });
  await dialog.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const desk = await anotherBrowser(colleague);
  await desk.goto(link);
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(invite.className);
  await button(desk, 'Teach the class').click();
  await expect(desk.getByRole('link', { name: student.fullName })).toBeVisible();
  await expect(dialog.getByText(colleague.fullName)).toBeVisible();
  await expect(theirs.getByText(new RegExp(colleague.fullName)).first()).toBeVisible();

  await theirs.goto('/student/assignments');
  const { title } = await setHomework(colleague, invite);
  await expect(theirs.getByText(title).first()).toBeVisible();
  await page.goto('/teacher/assignments');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`/teacher/students?class=${invite.classId}`);
  await button(page, 'Manage class').click();
  await page.getByRole('menuitem', { name: 'Teachers' }).click();
  await dialog.getByRole('button', { name: `Remove ${colleague.fullName}` }).click();
  await page
    .getByRole('dialog', { name: `Remove ${colleague.fullName}?` })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(dialog.getByText(colleague.fullName)).toHaveCount(0);
  await expect(desk.getByRole('link', { name: student.fullName })).toHaveCount(0);
  await desk.goto(link);
  await expect(desk.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
});
