import { logIn } from './stage/forms.ts';
import { letterTo, linkIn } from './stage/mail.ts';
import { password, signedInAgain } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const newPassword = 'eight purple plums';

test('a forgotten password is replaced by the link of a mail, once', async ({ page, teacher }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The login page has an email field too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(teacher.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();

  const link = linkIn(await letterTo(teacher.email, /choose a new password/i));
  await page.goto(link);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, teacher);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await logIn(page, { email: teacher.email, password: newPassword });
  await expect(page.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('nine yellow pears');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was used already. Please ask for a new one.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test('a changed password ends the session of the other browser, whose open page notices', async ({
  page,
  teacher,
  anotherBrowser,
}) => {
  const elsewhere = await anotherBrowser(await signedInAgain(teacher));
  await elsewhere.goto('/teacher-dashboard');
  await expect(elsewhere.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();

  await signIn(page, teacher);
  await page.goto('/profile');
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password updated successfully').first()).toBeVisible();

  await expect(elsewhere).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
});

test('a child without a mailbox comes back with a code of the teacher and chooses a password', async ({
  page,
  teacher,
  student,
  anotherBrowser,
}) => {
  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await page.getByRole('button', { name: `Actions for ${student.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Make one-time sign-in code' }).click();
  const dialog = page.getByRole('dialog', { name: `One-time sign-in code for ${student.fullName}` });
  await dialog.getByRole('button', { name: 'Make the code' }).click();
  const shown = dialog.getByRole('status').filter({ hasText: /^\w{8}$/ });
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';

  const seat = await anotherBrowser();
  await seat.goto('/login');
  await seat.getByRole('button', { name: 'I have a one-time code' }).click();
  await seat.getByLabel('Email').fill(student.email);
  await seat.getByLabel('One-time code').fill(code);
  await seat.getByRole('button', { name: 'Log in' }).click();
  await expect(seat.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await seat.goto('/student-dashboard');
  await expect(seat.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  await seat.getByLabel('New password').fill(newPassword);
  await seat.getByRole('button', { name: 'Save password' }).click();
  await expect(seat.getByRole('heading', { name: `Hello, ${student.fullName}!` })).toBeVisible();
  await expect(seat.getByText(`${teacher.fullName} made a sign-in code or a login card for you`)).toBeVisible();

  const again = await anotherBrowser();
  await again.goto('/login');
  await again.getByRole('button', { name: 'I have a one-time code' }).click();
  await again.getByLabel('Email').fill(student.email);
  await again.getByLabel('One-time code').fill(code);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toHaveText('Invalid email or password');
});
