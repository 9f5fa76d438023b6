import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { holdClock } from '#testing/held-clock.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';

const newcomer = { ...teacher, user: { ...teacher.user, emailVerified: false, needsVerification: true } };

it('gives hints, looks by itself every five seconds and says so', async () => {
  const clock = holdClock();
  const { promise, resolve } = Promise.withResolvers<{ verified: boolean }>();
  const asked = answer(
    (calls) => calls.auth.checkVerification,
    () => promise,
  );
  await openPage('/teacher-dashboard', newcomer);
  await expect.element(page.getByText('Check your spam or junk folder.')).toBeVisible();
  await expect.element(page.getByText('The link may take a few minutes to arrive.')).toBeVisible();
  await expect.element(page.getByText('Click the link in the email.')).toBeVisible();
  await clock.tick(4900);
  expect(asked).toHaveLength(0);
  await clock.tick(200);
  await expect.element(page.getByText('Automatically checking verification status...')).toBeVisible();
  expect(asked).toHaveLength(1);
  // One that takes its time isn't asked again.
  await clock.tick(5000);
  expect(asked).toHaveLength(1);
  resolve({ verified: false });
  await expect.poll(() => page.getByText('Automatically checking verification status...').query()).toBeNull();
  await clock.tick(5000);
  await expect.poll(() => asked.length).toBe(2);
});

it("says on the screen that the address isn't verified yet", async () => {
  answer((calls) => calls.auth.checkVerification, { verified: false });
  await openPage('/verify-email', newcomer);
  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  const notYet = 'Email not verified yet. Please check your inbox and click the verification link.';
  await expect.element(page.getByText(notYet)).toBeVisible();
});

const healthWith = (mail: 'smtp' | 'mailbox' | 'none') => ({
  ...({ status: 'ok', version: '1', database: 'ok', disk: 'ok', baseUrl: null } as const),
  mail,
});
const mailGoes = (mail: 'smtp' | 'mailbox' | 'none') => answer((calls) => calls.health.check, healthWith(mail));

it('sends a teacher to whoever runs a server that neither mails nor prints a link', async () => {
  mailGoes('none');
  await openPage('/teacher-dashboard', newcomer);
  await expect.element(page.getByText('Ask whoever runs Wordgrove here.')).toBeVisible();
  expect(page.getByText(/terminal/).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Make a new link' }).query()).toBeNull();
});

it('tells a teacher at a server without mail where the link is, and of no mail', async () => {
  mailGoes('mailbox');
  answer((calls) => calls.auth.checkVerification, { verified: false });
  answer((calls) => calls.auth.resendVerification, { retryAfterSeconds: 60 });
  await openPage('/teacher-dashboard', newcomer);
  await expect.element(page.getByText(/^No mail goes out/)).toBeVisible();
  await expect.element(page.getByText(/the link is in its terminal/)).toBeVisible();
  await page.getByRole('button', { name: "I've Verified My Email" }).click();
  await expect.element(page.getByText('Email not verified yet. Open the link first.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect.element(page.getByText('A new link was made.')).toBeVisible();
  expect(page.getByText(/inbox|spam|We sent/).query()).toBeNull();
});

describe('a child who waits', () => {
  const child = { ...student, user: { ...student.user, emailVerified: false, needsVerification: true } };

  it('reads of no mail before it is known whether one goes out', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof healthWith>>();
    const asked = answer(
      (calls) => calls.health.check,
      () => promise,
    );
    await openPage('/student-dashboard', child);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(page.getByRole('heading', { name: 'Verify Your Email' }).query()).toBeNull();
    resolve(healthWith('mailbox'));
    await expect.element(page.getByRole('heading', { name: 'Ask your teacher to let you in' })).toBeVisible();
  });

  it('is told to ask the teacher where that can’t be found out', async () => {
    answer(
      (calls) => calls.health.check,
      () => {
        throw refusal('unavailable', 503);
      },
    );
    await openPage('/student-dashboard', child);
    await expect.element(page.getByRole('heading', { name: 'Ask your teacher to let you in' })).toBeVisible();
    expect(page.getByText(/We sent/).query()).toBeNull();
  });

  it('is told to ask the teacher where no mail goes out, and not to look for one', async () => {
    mailGoes('mailbox');
    answer((calls) => calls.auth.checkVerification, { verified: false });
    await openPage('/student-dashboard', child);
    await expect.element(page.getByRole('heading', { name: 'Ask your teacher to let you in' })).toBeVisible();
    expect(page.getByText('Check your spam or junk folder.').query()).toBeNull();
    expect(page.getByRole('button', { name: 'Resend Verification Email' }).query()).toBeNull();
    await page.getByRole('button', { name: "I'm confirmed" }).click();
    await expect.element(page.getByText('Not yet. Ask your teacher to confirm you.')).toBeVisible();
  });

  it('is told both where a mail goes out', async () => {
    mailGoes('smtp');
    await openPage('/student-dashboard', child);
    await expect.element(page.getByText('Check your spam or junk folder.')).toBeVisible();
    await expect.element(page.getByText(/No mailbox of your own/)).toBeVisible();
  });
});

describe('sending the mail again', () => {
  const resend = page.getByRole('button', { name: 'Resend Verification Email' });
  const waiting = page.getByRole('button', { name: /^Resend Email \(\d+s\)$/ });
  const secondsLeft = () => Number(/\d+/.exec(waiting.element().textContent ?? '')?.[0]);
  // On a slow machine the page's own check comes before the test is over.
  beforeEach(() => void answer((calls) => calls.auth.checkVerification, { verified: false }));

  it('says so, and counts down to the next request', async () => {
    const asked = answer((calls) => calls.auth.resendVerification, { retryAfterSeconds: 3 });
    await openPage('/verify-email', newcomer);
    await expect.element(resend).toBeVisible();
    const clock = holdClock();
    await resend.click();
    await expect.element(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible();
    await expect.element(waiting).toBeDisabled();
    // The next second begins when this one is shown.
    for (const left of [3, 2, 1]) {
      await expect.poll(secondsLeft).toBe(left);
      await clock.tick(1000);
    }
    await expect.element(resend).toBeEnabled();
    expect(asked).toHaveLength(1);
  });

  it('too early, as after a reload, is no error: the button says how long to wait', async () => {
    answer(
      (calls) => calls.auth.resendVerification,
      () => {
        throw refusal('too-many-requests', 429, { retryAfterSeconds: 42 });
      },
    );
    await openPage('/verify-email', newcomer);
    await resend.click();
    await expect.element(waiting).toBeDisabled();
    expect(secondsLeft()).toBeGreaterThan(40);
    expect(page.getByText(/^Error/).query()).toBeNull();
  });
});

it.each(['/verify-email', '/teacher-dashboard'])('leads to the login page after signing out at %s', async (at) => {
  const asked = answer(
    (calls) => calls.auth.signOut,
    () => {
      answer((calls) => calls.auth.session, visitor);
      return { signedOut: true as const };
    },
  );
  const { path } = await openPage(at, newcomer);
  await page.getByRole('link', { name: 'Sign out and use a different account' }).click();
  await expect.poll(path).toBe('/login');
  await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('tells a visitor that nobody is signed in', async () => {
  await openPage('/verify-email', visitor);
  await expect.element(page.getByText('No user logged in')).toBeVisible();
});
