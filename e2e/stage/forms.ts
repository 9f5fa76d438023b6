import type { Page } from '@playwright/test';

type Account = { fullName: string; email: string; password: string };

/** Types what every registration asks for. */
export async function fillAccount(page: Page, { fullName, email, password }: Account): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
}

/** Fills in the login page, which must be open, and submits it. */
export async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
