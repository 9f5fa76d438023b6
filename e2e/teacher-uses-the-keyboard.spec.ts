import type { Page } from '@playwright/test';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

const control = (page: Page, role: 'button' | 'link' | 'textbox' | 'checkbox', name: string) =>
  page.getByRole(role, { name, exact: true }).first();

test('a teacher signs in and makes an invite code without a mouse', async ({ page, teacher }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, control(page, 'textbox', 'Email'));
  await page.keyboard.type(teacher.email);
  await tabTo(page, control(page, 'textbox', 'Password'));
  await page.keyboard.type(teacher.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Hello, ${teacher.fullName}!` })).toBeVisible();

  await tabTo(page, control(page, 'link', 'Make an invite code'));
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
  await expect(page.getByTestId('invite-code')).toBeVisible();
  await expect(page.getByText('You approve each student')).toBeVisible();
});

test('the user menu opens, moves and closes by keys, and gives the focus back', async ({ page, school }) => {
  await signIn(page, school.teacher);
  await page.goto('/teacher-dashboard');
  const button = page.getByRole('button', { name: school.teacher.fullName });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile Settings' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Help & Support' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('menus close on a click outside and on going to another page', async ({ page, school }) => {
  await signIn(page, school.student);
  await page.goto('/student-dashboard');
  const button = page.getByRole('button', { name: school.student.fullName });
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await button.click();
  await page.getByRole('menuitem', { name: 'My Progress' }).click();
  await expect(page).toHaveURL('/todo');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const mobile = page.getByRole('navigation', { name: 'Main menu' });
  await expect(mobile.getByRole('link', { name: 'Games' })).toBeVisible();
  // The bar is outside the menu; the heading lies behind it.
  await page.mouse.click(220, 30);
  await expect(mobile.getByRole('link', { name: 'Games' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await mobile.getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a dialog keeps the focus inside and gives it back', async ({ page, teacher }) => {
  await signIn(page, teacher);
  await page.goto('/teacher/invite-codes');
  const opener = page.getByRole('button', { name: 'Create invite code' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Class name')).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
