import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { newAddress, password } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const codeForm = /^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{6}$/;

test('a teacher registers, verifies in another tab, and makes the first invite code', async ({ page, context }) => {
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
  await expect(page.getByTestId('invite-code')).toHaveText(codeForm);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').getByText('English Class')).toBeVisible();
});

test('the options of a code are kept, and its link and QR code lead to the registration', async ({
  page,
  context,
  teacher,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  await page.getByRole('button', { name: 'Create invite code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Class name').fill('7B Reading');
  await dialog.getByLabel('Maximum uses').fill('30');
  await dialog.getByLabel('Expires on').fill('2099-12-31');
  await dialog.getByLabel('Require approval').check();
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();

  const card = page.getByRole('list', { name: 'Invite codes' }).getByRole('listitem');
  await expect(card.getByRole('heading', { name: '7B Reading' })).toBeVisible();
  await expect(card.getByText('0 of 30')).toBeVisible();
  await expect(card.getByText(/Last day: .*2099/)).toBeVisible();
  await expect(card.getByText('You approve each student')).toBeVisible();

  const code = (await card.getByTestId('invite-code').textContent()) ?? '';
  expect(code).toMatch(codeForm);
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = `${baseURL}/register/student?code=${code}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await card.getByRole('button', { name: 'QR code' }).click();
  const screen = page.getByRole('dialog');
  await expect(screen.getByText('7B Reading')).toBeVisible();
  await expect(screen.getByRole('img', { name: `QR code that opens the registration with ${code}` })).toBeVisible();
  await expect(screen.getByText(link)).toBeVisible();
  const window = page.viewportSize();
  // It opens with a little growth, so its size is asked until it has come to rest.
  await expect.poll(async () => (await screen.boundingBox())?.width).toBe(window?.width);
  await expect.poll(async () => (await screen.boundingBox())?.height).toBe(window?.height);
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect(card.getByRole('button', { name: 'QR code' })).toBeFocused();
});

test('a code can be edited, switched off and on, and says who came in', async ({ page, teacher, invite, student }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  const more = page.getByRole('button', { name: `More for ${invite.code}` });
  await expect(page.getByText('Used 1 time, no limit')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Maximum uses').fill('5');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 of 5')).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Switch on' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: 'See who came in' }).click();
  await expect(page.getByRole('dialog').getByText(student.fullName)).toBeVisible();
});
