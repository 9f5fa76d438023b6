import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const email = page.getByLabelText(/^Email/);
const password = page.getByLabelText('Password', { exact: true });

async function logIn(): Promise<void> {
  await email.fill('nobody@school.example');
  await password.fill('seven green apples');
  await page.getByRole('button', { name: 'Log in' }).click();
}

it('refuses an address without an account like a wrong password, and keeps what was typed', async () => {
  const asked = answer(
    (calls) => calls.auth.signIn,
    () => {
      throw refusal('invalid-credential', 401);
    },
  );
  await openPage('/login', visitor);
  await logIn();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(email).toHaveValue('nobody@school.example');
  await expect.element(password).toHaveValue('seven green apples');
  expect(asked).toHaveLength(1);
});

it('reports a lost connection, and accepts the same form afterwards', async () => {
  answer(
    (calls) => calls.auth.signIn,
    () => {
      throw lostNetwork();
    },
  );
  const { path } = await openPage('/login?redirect=%2Fusage', visitor);
  await logIn();
  await expect.element(page.getByRole('alert')).toBeVisible();
  const asked = answer((calls) => calls.auth.signIn, teacher);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(path).toBe('/usage');
  expect(asked).toHaveLength(1);
});
