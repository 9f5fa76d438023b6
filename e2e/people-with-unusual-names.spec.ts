import type { Page } from '@playwright/test';
import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { newAddress, openClass, password, verifiedTeacher } from './stage/people.ts';
import { expect, test } from './stage/test.ts';

/** All that could do harm in one: markup, letters from right to left, an emoji of several parts, and 200 characters. */
const name =
  `<img src=x onerror="document.title='owned'"> İpek O'Brien 👩🏽‍🏫 محمد بن راشد ${'Wolfeschlegel'.repeat(20)}`.slice(
    0,
    200,
  );

/** Text that runs out of the window would make the page scroll sideways. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.title()).not.toContain('owned');
}

test('a name full of harmful characters reaches the class as typed at registration', async ({
  page,
  anotherBrowser,
}) => {
  const teacher = await verifiedTeacher({ fullName: name });
  const invite = await openClass(teacher, { className: name, requireApproval: true });
  await page.setViewportSize({ width: 390, height: 800 });
  const email = newAddress('name');
  await page.goto(`/register/student?code=${invite.code}`);
  await expect(page.getByText(`This code opens ${name} with ${name}.`)).toBeVisible();
  await fillAccount(page, { fullName: name, email, password });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.goto(await verificationLink(email));
  await expect(page.getByRole('heading', { name: `Hello, ${name}!` })).toBeVisible();
  await expect(page.getByText("Waiting for your teacher's approval")).toBeVisible();

  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/students');
  await desk.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(desk.getByRole('row').filter({ hasText: name }).getByRole('link', { name })).toBeVisible();
  await expectToFit(desk);

  await expect(page.getByText(`Welcome to ${name}!`)).toBeVisible();
  // The greeting comes with the page itself, before any script.
  await page.reload();
  await expect(page.getByRole('heading', { name: `Hello, ${name}!` })).toBeVisible();
  await expectToFit(page);
});
