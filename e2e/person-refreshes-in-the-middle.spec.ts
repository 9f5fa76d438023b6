import { fillAccount } from './stage/forms.ts';
import { lettersTo } from './stage/mail.ts';
import { newAddress, password } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

test('a registration that is refreshed half-way and sent twice makes one account, which goes on waiting for its mail', async ({
  page,
  school,
}) => {
  const person = { fullName: 'Grace Hopper', email: newAddress('grace'), password };
  await page.goto(`/register/student?code=${school.invite.code}`);
  await page.getByLabel('Full name').fill('Gra');
  await page.reload();
  await expect(page.getByLabel('Invite code')).toHaveValue(school.invite.code);
  await fillAccount(page, person);
  // The answer is lost on the way back, and asked for again.
  await page.route(
    '**/api/auth/register/student',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/We can't reach the server/);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect.poll(() => lettersTo(person.email).then(({ length }) => length)).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  await expect(page.getByText(/^Email not verified yet/)).toBeVisible();
});

test('a refresh in a dialog leaves the page whole, tabs see each other’s codes, and Back and Forward work', async ({
  page,
  context,
  teacher,
}) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  const other = await context.newPage();
  await other.goto('/teacher/invite-codes');
  await page.getByRole('button', { name: 'Create invite code' }).click();
  await page.getByRole('dialog').getByLabel('Class name').fill('Half a na');
  await page.reload();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No invite codes yet' })).toBeVisible();
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'Create invite code' }).click();
    await each.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).dblclick();
    await expect(each.getByRole('dialog')).toBeHidden();
  }
  // A double click makes one code.
  await expect(page.getByTestId('invite-code')).toHaveCount(2);
  await expect(other.getByTestId('invite-code')).toHaveCount(2);

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
  await expect(page.getByTestId('invite-code')).toHaveCount(2);
});
