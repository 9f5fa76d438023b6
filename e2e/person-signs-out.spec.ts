import { signedInAgain } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

test('signing out in one tab ends the other tab and every later call, and Back does not bring it back', async ({
  page,
  context,
  school,
}) => {
  const person = await signedInAgain(school.teacher);
  const hello = page.getByRole('heading', { name: `Hello, ${person.fullName}!` });
  await signIn(page, person);
  await page.goto('/help');
  await page.goto('/teacher-dashboard');
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('button', { name: person.fullName })).toBeVisible();
  const classes = () => person.visitor.call('GET', '/classes');
  await classes();

  await page.getByRole('button', { name: person.fullName }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('button', { name: person.fullName })).toHaveCount(0);
  await expect(classes()).rejects.toThrow('401');

  await page.goBack();
  await expect(page).not.toHaveURL('/teacher-dashboard');
  await expect(hello).toHaveCount(0);
  await page.goto('/teacher-dashboard');
  await expect(page).toHaveURL(/\/login\?/);
});
