import { logIn } from './stage/forms.ts';
import { letterTo, linkIn } from './stage/mail.ts';
import { password, signedInAgain } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';
import { makeVisitor } from './stage/visitor.ts';

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
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password should be at least 6 characters')).toBeVisible();
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

test('asking for an address without an account says the same', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody-at-all@school.example');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Password reset email sent')).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('This page opens from the link in our mail.')).toBeVisible();
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
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue(newPassword);
  await page.getByLabel('Current password').fill(password);
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
  await expect(seat.getByText(`${teacher.fullName} made a one-time sign-in code for you`)).toBeVisible();

  const again = await anotherBrowser();
  await again.goto('/login');
  await again.getByRole('button', { name: 'I have a one-time code' }).click();
  await again.getByLabel('Email').fill(student.email);
  await again.getByLabel('One-time code').fill(code);
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again.getByRole('alert')).toHaveText('Invalid email or password');
});

test('after too many failures a stranger has to wait, and a browser that knows the account does not', async ({
  page,
  teacher,
  anotherBrowser,
}) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const guess = makeVisitor().call('POST', '/auth/sign-in', { email: teacher.email, password: `guess ${attempt}` });
    await expect(guess).rejects.toThrow('401');
  }
  await page.goto('/login');
  await logIn(page, teacher);
  await expect(page.getByRole('alert')).toHaveText(/^Too many failed attempts\. Try again later \(in 1[45] minutes\)$/);
  await expect(page.getByLabel('Email')).toHaveValue(teacher.email);

  const known = await anotherBrowser(teacher);
  await known.goto('/teacher-dashboard');
  await known.getByRole('button', { name: teacher.fullName }).click();
  await known.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(known).toHaveURL('/');
  await known.goto('/login');
  await logIn(known, teacher);
  await expect(known.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();
});
