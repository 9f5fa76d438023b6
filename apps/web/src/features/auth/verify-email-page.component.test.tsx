import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const newcomer = { ...teacher, user: { ...teacher.user, emailVerified: false, needsVerification: true } };

afterEach(() => void vi.useRealTimers());

it('gives hints, looks by itself every five seconds and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise, resolve } = Promise.withResolvers<{ verified: boolean }>();
  const asked = answer(
    (calls) => calls.auth.checkVerification,
    () => promise,
  );
  await openPage('/teacher-dashboard', newcomer);
  await expect.element(page.getByText('Check your spam or junk folder.')).toBeVisible();
  await expect.element(page.getByText('The link may take a few minutes to arrive.')).toBeVisible();
  await expect.element(page.getByText('Click the link in the email.')).toBeVisible();
  vi.advanceTimersByTime(4900);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(200);
  await expect.element(page.getByText('Automatically checking verification status...')).toBeVisible();
  expect(asked).toHaveLength(1);
  // One that takes its time isn't asked again.
  vi.advanceTimersByTime(5000);
  expect(asked).toHaveLength(1);
  resolve({ verified: false });
  await expect.poll(() => page.getByText('Automatically checking verification status...').query()).toBeNull();
  vi.advanceTimersByTime(5000);
  await expect.poll(() => asked.length).toBe(2);
});

it('answers on the screen who asks by hand', async () => {
  answer((calls) => calls.auth.checkVerification, { verified: false });
  await openPage('/verify-email', newcomer);
  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  const notYet = 'Email not verified yet. Please check your inbox and click the verification link.';
  await expect.element(page.getByText(notYet)).toBeVisible();
});

it('tells nobody signed in so', async () => {
  await openPage('/verify-email', visitor);
  await expect.element(page.getByText('No user logged in')).toBeVisible();
});
