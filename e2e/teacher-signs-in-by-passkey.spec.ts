import type { Page } from '@playwright/test';
import { expect, signIn, test } from './stage/test.ts';

/** A device that keeps passkeys and always knows its owner. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Tara Teacher' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
};

test('a teacher makes a passkey, signs in by it, and has no such way in once it is removed', async ({
  page,
  teacher,
}) => {
  await signIn(page, teacher);
  await plugIn(page);
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByText('Not used yet')).toBeVisible();

  await signOut(page);
  await page.goto('/login');
  // A browser that has used a passkey offers it by itself, and this device takes every offer.
  await expect(page).toHaveURL(/teacher-dashboard/);

  await page.evaluate(() => window.localStorage.removeItem('wordgrove-passkey'));
  await signOut(page);
  await page.goto('/login');
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
  await byPasskey.click();
  await expect(page).toHaveURL(/teacher-dashboard/);

  await page.goto('/profile');
  await expect(card.getByText(/Last used on/)).toBeVisible();
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(card.getByText(/Last used on/)).toHaveCount(0);

  await signOut(page);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(byPasskey).toHaveCount(0);
});
