import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { countLoads } from './stage/page-loads.ts';
import { newAddress, password } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

const codeForm = /^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{6}$/;

test('a teacher registers, verifies in another tab, and opens a class by its name, whose code and link let others in', async ({
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

  await page.getByLabel('Class name').fill('English Class');
  await page.getByRole('button', { name: 'Open the class' }).click();
  await expect(page).toHaveURL(/\/teacher\/classes\/[^/]+\/projector$/);
  await expect(page.getByRole('heading', { name: 'English Class', level: 1 })).toBeVisible();
  const code = page.getByTestId('invite-code');
  await expect(code).toHaveText(codeForm);
  await expect(page.getByText(/^\S+\/join$/)).toBeVisible();

  const letters = (await code.textContent()) ?? '';
  const phone = await anotherBrowser();
  await phone.goto('/join');
  await phone.getByLabel('Class code').fill(letters.toLowerCase());
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'English Class' })).toBeVisible();
  await phone.getByRole('link', { name: 'I have no account yet' }).click();
  await fillAccount(phone, { fullName: 'Grace Hopper', email: newAddress('grace'), password });
  const loads = countLoads(page);
  await phone.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('1 student is in', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Students' }).getByText('Grace Hopper')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set the first homework' })).toBeVisible();
  expect(loads()).toBe(0);

  await page.goto('/teacher/invite-codes');
  await expect(code).toHaveText(letters);
  const card = page.getByRole('list', { name: 'Invite codes' }).getByRole('listitem');
  await expect(card.getByRole('heading', { name: 'English Class' })).toBeVisible();
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/register/student?code=${letters}`);
  const other = await anotherBrowser();
  await other.goto(link);
  await expect(other.getByText('This code opens English Class with Ada Lovelace.')).toBeVisible();
});
