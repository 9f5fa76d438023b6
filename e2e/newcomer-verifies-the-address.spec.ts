import { lettersTo, verificationLink } from './stage/mail.ts';
import { newStudent, newTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const productPages = {
  teacher: ['/teacher-dashboard', '/teacher/invite-codes', '/teacher/students', '/profile', '/dictionary'],
  student: ['/student-dashboard', '/games', '/student/profile', '/todo', '/flashcards'],
};

test('every page of the product shows the verification screen until the address is verified', async ({
  page,
  invite,
  anotherBrowser,
}) => {
  const people = { teacher: await newTeacher(), student: await newStudent(invite.code) };
  for (const role of ['teacher', 'student'] as const) {
    const place = role === 'teacher' ? page : await anotherBrowser();
    await signIn(place, people[role]);
    const refused: string[] = [];
    place.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    for (const path of productPages[role]) {
      await place.goto(path);
      await expect(place.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
      await expect(place).toHaveURL(path);
    }
    await expect(place.getByText(`We sent a verification link to ${people[role].email}.`)).toBeVisible();
    // The page knows that there is nothing to be had yet, and doesn't ask.
    expect(refused).toEqual([]);
  }
});

test('asking by hand and sending the mail again answer on the screen, and the next mail has to wait', async ({
  page,
}) => {
  const teacher = await newTeacher();
  await verificationLink(teacher.email);
  await signIn(page, teacher);
  await page.clock.install();
  await page.goto('/verify-email');

  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  await expect(
    page.getByText('Email not verified yet. Please check your inbox and click the verification link.'),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
  const waiting = page.getByRole('button', { name: /^Resend Email \(\d+s\)$/ });
  await expect(waiting).toBeDisabled();
  const secondsLeft = async () => Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
  const atFirst = await secondsLeft();
  expect(atFirst).toBeGreaterThan(50);
  await expect.poll(() => lettersTo(teacher.email).then(({ length }) => length)).toBe(2);
  await page.clock.runFor(1000);
  await expect.poll(secondsLeft).toBeLessThan(atFirst);

  await page.reload();
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  // Asked too early: nothing failed, and the button says how long to wait.
  await expect(waiting).toBeDisabled();
  await expect(page.getByText(/^Error/)).toHaveCount(0);
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return waiting.count();
      },
      { intervals: [20], timeout: 30_000 },
    )
    .toBe(0);
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled();
});

test('signing out there leads to the login page, for another account', async ({ page }) => {
  await signIn(page, await newTeacher());
  await page.goto('/teacher-dashboard');
  await page.getByRole('link', { name: 'Sign out and use a different account' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goto('/teacher-dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('the mail opened on another device says so there, and a used link offers what to do', async ({
  page,
  anotherBrowser,
}) => {
  const teacher = await newTeacher();
  await signIn(page, teacher);
  const link = await verificationLink(teacher.email);
  const phone = await anotherBrowser();
  await phone.goto(link);
  await expect(phone.getByText(`${teacher.email} is verified. You can log in now.`)).toBeVisible();

  await page.goto('/teacher-dashboard');
  await expect(page.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText('This link has expired or was used already. Please ask for a new one.')).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Log in' })).toBeVisible();
});
