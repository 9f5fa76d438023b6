import { fillAccount } from './stage/forms.ts';
import { lettersTo } from './stage/mail.ts';
import { newAddress, newTeacher, password } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a registration form that is refreshed half-way still works, with the code of the link', async ({
  page,
  school,
}) => {
  const person = { fullName: 'Grace Hopper', email: newAddress('grace'), password };
  await page.goto(`/register/student?code=${school.invite.code}`);
  await page.getByLabel('Full name').fill('Gra');
  await page.reload();
  await expect(page.getByLabel('Invite code')).toHaveValue(school.invite.code);
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
});

test('a registration that is sent twice makes one account and one mail', async ({ page }) => {
  const person = { fullName: 'Ada Lovelace', email: newAddress('ada'), password };
  await page.goto('/register/teacher');
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect.poll(() => lettersTo(person.email).then(({ length }) => length)).toBe(1);
});

test('an answer that is lost on the way back is asked for again: one account, no error', async ({ page }) => {
  const person = { fullName: 'Ada Lovelace', email: newAddress('ada'), password };
  await page.goto('/register/teacher');
  await fillAccount(page, person);
  let losses = 1;
  await page.route('**/api/auth/register/teacher', async (route) => {
    losses -= 1;
    if (losses < 0) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/We can't reach the server/);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect.poll(() => lettersTo(person.email).then(({ length }) => length)).toBe(1);
});

test('a refresh on the verification screen goes on waiting, and signs nobody out', async ({ page }) => {
  const teacher = await newTeacher();
  await signIn(page, teacher);
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByRole('button', { name: /^Resend Email/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  await expect(page.getByText(/^Email not verified yet/)).toBeVisible();
});

test('a refresh in a dialog leaves the page whole', async ({ page, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  await page.getByRole('button', { name: 'Create invite code' }).click();
  await page.getByRole('dialog').getByLabel('Class name').fill('Half a na');
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No invite codes yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create invite code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByTestId('invite-code')).toHaveCount(1);
});

test('a code that is created by a double click is one code', async ({ page, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  await page.getByRole('button', { name: 'Create invite code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create', exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByTestId('invite-code')).toHaveCount(1);
});

test('what is made in one tab is in the other one too', async ({ page, context, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  const other = await context.newPage();
  await other.goto('/teacher/invite-codes');
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Create invite code' }).click();
    await each.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
  }
  await expect(page.getByTestId('invite-code')).toHaveCount(2);
  await expect(other.getByTestId('invite-code')).toHaveCount(2);
});

test('Back and Forward go through the pages as they were', async ({ page, school }) => {
  await signIn(page, school.teacher);
  await page.goto('/teacher-dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Students' }).click();
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: 'Invite Code' }).click();
  await expect(page.getByRole('heading', { name: 'Invite codes', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Invite codes', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Invite codes · Wordgrove');
});
