import { verificationLink } from './stage/mail.ts';
import { newTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

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
