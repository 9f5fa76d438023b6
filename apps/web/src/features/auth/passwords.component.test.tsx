import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const newPassword = page.getByLabelText('New password', { exact: true });
const save = page.getByRole('button', { name: 'Save password' });
const isRefused =
  (...given: Parameters<typeof refusal>) =>
  () => {
    throw refusal(...given);
  };

describe('a forgotten password', () => {
  it('is asked for by an address, about which nothing is said', async () => {
    const asked = answer((calls) => calls.auth.requestPasswordReset, { sent: true });
    await openPage('/forgot-password', visitor);
    await page.getByLabelText('Email').fill('nobody-at-all@school.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect.element(page.getByText('Password reset email sent')).toBeVisible();
    expect(asked).toEqual([{ email: 'nobody-at-all@school.example', language: 'en' }]);
  });

  it('is replaced by one that is long enough, with the link of the mail', async () => {
    const asked = answer((calls) => calls.auth.resetPassword, { changed: true });
    await openPage('/reset-password?token=abc', visitor);
    await newPassword.fill('short');
    await save.click();
    await expect.element(page.getByText('Password should be at least 6 characters').first()).toBeVisible();
    expect(asked).toHaveLength(0);
    await newPassword.fill('eight purple plums');
    await save.click();
    await expect.element(page.getByText('Password updated successfully')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', '/login');
    expect(asked).toEqual([{ token: 'abc', password: 'eight purple plums' }]);
  });

  it('leads back to a new link when this one is used, or missing', async () => {
    answer((calls) => calls.auth.resetPassword, isRefused('link-invalid', 410));
    await openPage('/reset-password?token=abc', visitor);
    await newPassword.fill('nine yellow pears');
    await save.click();
    const used = 'This link has expired or was used already. Please ask for a new one.';
    await expect.element(page.getByText(used)).toBeVisible();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  });

  it('is nothing to be replaced without a link', async () => {
    await openPage('/reset-password', visitor);
    await expect.element(page.getByText('This page opens from the link in our mail.')).toBeVisible();
  });
});

it('changing the password asks for the present one, and a wrong one loses nothing', async () => {
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
  answer((calls) => calls.auth.changePassword, isRefused('wrong-password', 400));
  await openPage('/profile', teacher);
  const current = page.getByLabelText('Current password', { exact: true });
  const change = page.getByRole('button', { name: 'Change password' });
  await current.fill('not this one');
  await newPassword.fill('eight purple plums');
  await change.click();
  await expect.element(page.getByText('Incorrect password').first()).toBeVisible();
  await expect.element(newPassword).toHaveValue('eight purple plums');
  const asked = answer((calls) => calls.auth.changePassword, { changed: true });
  await current.fill('seven green apples');
  await change.click();
  await expect.element(page.getByText('Password updated successfully').first()).toBeVisible();
  await expect.element(newPassword).toHaveValue('');
  expect(asked).toEqual([{ currentPassword: 'seven green apples', newPassword: 'eight purple plums' }]);
});

it.each([
  ['/login', /^Email/],
  ['/j/ABC234', 'Sign-in name'],
])('a child whose name others have failed on reads whom to ask: %s', async (at, field) => {
  answer((calls) => calls.classes.checkInvite, {
    ...{ code: 'ABC234', className: '5B', teacherName: 'Tara', requireApproval: false, hasSignInNames: true },
  });
  answer((calls) => calls.auth.signIn, isRefused('too-many-requests', 429, { retryAfterSeconds: 14 * 60 }));
  await openPage(at, visitor);
  await page.getByLabelText(field).fill('mina.kaya');
  await page.getByLabelText('Password', { exact: true }).fill('seven green apples');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const text = /\(in 14 minutes\)\. If you sign in with a name, ask your teacher for a login card\.$/;
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
});

it('a start code of a class that is archived says so, as its QR code does', async () => {
  answer((calls) => calls.auth.signIn, isRefused('card-invalid', 410, { why: 'class-closed' }));
  await openPage('/login', visitor);
  await page.getByLabelText(/^Email/).fill('mina.kaya');
  await page.getByLabelText('Password', { exact: true }).fill('ABCDE-FGHJK');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('The class of this card is closed. Ask your teacher.')).toBeVisible();
});

it('after too many failures the page says how long to wait, and keeps what was typed', async () => {
  answer((calls) => calls.auth.signIn, isRefused('too-many-requests', 429, { retryAfterSeconds: 14 * 60 + 5 }));
  await openPage('/login', visitor);
  await page.getByLabelText(/^Email/).fill('tara@school.example');
  await page.getByLabelText('Password', { exact: true }).fill('seven green apples');
  await page.getByRole('button', { name: 'Log in' }).click();
  const text = /^Too many failed attempts\. Try again later \(in 1[45] minutes\)$/;
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue('tara@school.example');
});
