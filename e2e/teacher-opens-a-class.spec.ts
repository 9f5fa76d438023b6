import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { newAddress, password } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

const codeForm = /^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{6}$/;

test('a teacher registers, verifies in another tab, and makes the first invite code, whose link opens the class', async ({
  page,
  context,
  baseURL,
  anotherBrowser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = { fullName: 'Ada Lovelace', email: newAddress('ada'), password };
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await page.getByRole('link', { name: 'Teacher' }).click();
  await fillAccount(page, person);
  await page.getByLabel('School name').fill('Hill School');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();

  const mailTab = await context.newPage();
  await mailTab.goto(await verificationLink(person.email));
  await expect(mailTab.getByText('Email verified! Redirecting...')).toBeVisible();
  await expect(mailTab).toHaveURL('/teacher-dashboard');
  await expect(page).toHaveURL('/teacher-dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible();

  await page.getByRole('link', { name: 'Make an invite code' }).click();
  await expect(page).toHaveURL('/teacher/invite-codes');
  await page.getByRole('button', { name: 'Create invite code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Class name')).toHaveValue('English Class');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const code = page.getByTestId('invite-code');
  await expect(code).toHaveText(codeForm);
  await expect(dialog).toBeHidden();
  const card = page.getByRole('list', { name: 'Invite codes' }).getByRole('listitem');
  await expect(card.getByRole('heading', { name: 'English Class' })).toBeVisible();

  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/register/student?code=${await code.textContent()}`);
  const phone = await anotherBrowser();
  await phone.goto(link);
  await expect(phone.getByText('This code opens English Class with Ada Lovelace.')).toBeVisible();
});
