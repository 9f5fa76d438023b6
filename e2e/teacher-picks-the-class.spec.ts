import { openClass } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a code made from a class begins with that class, and says when a name makes a new one', async ({
  page,
  teacher,
}) => {
  await openClass(teacher, { className: '7B Reading' });
  await openClass(teacher, { className: '8A Grammar' });
  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await page.getByLabel('Class', { exact: true }).selectOption({ label: '8A Grammar (0 students)' });
  await page.getByRole('link', { name: 'Invite students' }).click();
  await page.getByRole('button', { name: 'Create invite code' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox', { name: 'Class name' });
  await expect(field).toHaveValue('8A Grammar');
  await expect(dialog.getByText('Your class with 0 students.')).toBeVisible();

  await field.click();
  await expect(dialog.getByRole('option')).toHaveText(['8A Grammar', '7B Reading', 'New class…']);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await field.fill('8A Gramar');
  await expect(dialog.getByText('New class: it is made with this code.')).toBeVisible();
  await field.fill('8a grammar');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '8A Grammar' })).toHaveCount(2);

  await page.goto('/teacher/students');
  await page.getByRole('button', { name: 'New class' }).click();
  await page.getByRole('dialog').getByLabel('Class name').fill('8A  grammar');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/already have an open class of this name/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Class name')).toHaveValue('8A  grammar');
});
