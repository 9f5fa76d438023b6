import type { Page } from '@playwright/test';
import { tabTo } from './stage/keyboard.ts';
import { expect, test } from './stage/test.ts';

const control = (page: Page, role: 'button' | 'link' | 'textbox' | 'checkbox', name: string) =>
  page.getByRole(role, { name, exact: true }).first();

test('a teacher signs in, opens a class and makes an invite code without a mouse', async ({ page, teacher }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, control(page, 'textbox', 'Email or sign-in name'));
  await page.keyboard.type(teacher.email);
  await tabTo(page, control(page, 'textbox', 'Password'));
  await page.keyboard.type(teacher.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();

  await tabTo(page, control(page, 'textbox', 'Class name'));
  await page.keyboard.type('5A English');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '5A English', level: 1 })).toBeFocused();
  await expect(page.getByTestId('invite-code')).toBeVisible();

  await tabTo(page, control(page, 'link', 'Invite Code'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Invite codes', level: 1 })).toBeFocused();
  await tabTo(page, control(page, 'button', 'Create invite code'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Class name')).toBeFocused();
  await page.keyboard.type('7B Reading');
  await tabTo(page, control(page, 'checkbox', 'Require approval'));
  await page.keyboard.press('Space');
  await tabTo(page, control(page, 'button', 'Create'));
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '7B Reading' }) });
  await expect(card.getByTestId('invite-code')).toBeVisible();
  await expect(card.getByText('You approve each student')).toBeVisible();
});
