import { openClass, password } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a class is pasted in, and a child without a mailbox signs in by card, then by name', async ({
  page,
  teacher,
  browser,
}) => {
  const { classId } = await openClass(teacher, { className: '5B' });
  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await page.getByRole('button', { name: 'Add students' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add students' });
  await dialog.getByLabel('Names').fill('Ayşe Yılmaz\nОлена Шевченко');
  await expect(dialog.getByText('olena.shevchenko')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create accounts' }).click();
  const made = page.waitForResponse((response) => response.url().endsWith('/api/auth/cards'));
  await dialog.getByRole('button', { name: 'Print login cards' }).click();
  const { cards } = await (await made).json();
  await expect(page.getByRole('heading', { name: 'Олена Шевченко' })).toBeVisible();
  const { token, signInName } = cards.find(({ name }: { name: string }) => name === 'Ayşe Yılmaz');

  const projector = await page.context().newPage();
  await projector.goto(`/teacher/classes/${classId}/projector`);
  await expect(projector.getByText('0 of 2 have signed in', { exact: true })).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(`/c#${token}`);
  await expect(phone).toHaveURL(/sign-in-code/);
  await phone.getByLabel('New password').fill(password);
  await phone.getByRole('button', { name: 'Save password' }).click();
  await expect(phone).toHaveURL(/student-dashboard/);
  await expect(projector.getByText('1 of 2 have signed in', { exact: true }).first()).toBeVisible();
  await expect(phone.getByText('5B').first()).toBeVisible();

  const thief = await (await browser.newContext()).newPage();
  await thief.goto(`/c#${token}`);
  await expect(thief.getByRole('alert')).toContainText('This card has been used');

  const school = await (await browser.newContext()).newPage();
  await school.goto('/login');
  await school.getByLabel('Email').fill(signInName);
  await school.getByLabel('Password').fill(password);
  await school.getByRole('button', { name: 'Log in' }).click();
  await expect(school).toHaveURL(/student-dashboard/);

  await page.goto('/teacher/students');
  await page.getByRole('button', { name: 'Details of Ayşe Yılmaz' }).click();
  await expect(page.getByText(/Card used/)).toBeVisible();
});
