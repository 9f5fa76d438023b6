import { logIn } from './stage/forms.ts';
import { password } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

test('a visitor reaches the requested page after signing in, and leaves a forbidden one for the dashboard', async ({
  page,
  school,
}) => {
  await page.goto('/teacher/students?x=1');
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, { email: school.teacher.email.toUpperCase(), password });
  await expect(page).toHaveURL('/teacher/students?x=1');

  const denied = page.getByRole('heading', { name: 'Access Denied' });
  const main = page.getByRole('main');
  await page.goto('/student/todo');
  await expect(page).toHaveURL('/todo');
  await expect(denied).toBeVisible();
  await main.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL('/teacher-dashboard');
  await page.goBack();
  await expect(denied).toBeVisible();
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/teacher/students?x=1');
  // The login page isn't on the way back.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login|students/);
});
