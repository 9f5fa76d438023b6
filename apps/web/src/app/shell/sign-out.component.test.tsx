import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#platform/api.ts';
import { beforeSignOut } from '#platform/sign-out.ts';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import type { OpenPage } from '#testing/open.tsx';
import { answerSignOut, openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';

const bar = page.getByRole('banner');
const loginLink = bar.getByRole('link', { name: 'Login' });
const ofPerson = ['authToken', 'userProfile', 'userType', 'user'];

/** Leaves what older versions kept, and something that isn't about a person. */
function fillStorage(): void {
  for (const key of ofPerson) window.localStorage.setItem(key, 'x');
  window.localStorage.setItem('other', 'stays');
  window.sessionStorage.setItem('draft', 'x');
}

async function chooseSignOut(name = teacher.profile.fullName): Promise<void> {
  await bar.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function expectSignedOut(open: OpenPage): Promise<void> {
  await expect.poll(open.path).toBe('/');
  await expect.element(loginLink).toBeVisible();
  expect(bar.getByRole('button', { name: teacher.profile.fullName }).query()).toBeNull();
}

describe('signing out from the bar', () => {
  it('tells the server, clears what is stored of the user, and leads to the landing page', async () => {
    const asked = answerSignOut();
    const open = await openPage('/usage', teacher);
    fillStorage();
    queryClient.setQueryData(['mine'], 'secret');
    await chooseSignOut();
    await expectSignedOut(open);
    expect(asked).toHaveLength(1);
    expect(Object.keys(window.localStorage).filter((key) => ofPerson.includes(key))).toEqual([]);
    expect(window.localStorage.getItem('other')).toBe('stays');
    expect(window.sessionStorage.getItem('draft')).toBeNull();
    expect(queryClient.getQueryData(['mine'])).toBeUndefined();
  });

  it("clears this browser without a network, and says that the server wasn't told", async () => {
    answer(
      (calls) => calls.auth.signOut,
      () => {
        throw lostNetwork();
      },
    );
    const open = await openPage('/usage', teacher);
    fillStorage();
    await chooseSignOut();
    await expect.element(page.getByText(/We couldn't reach the server to sign you out/)).toBeVisible();
    await expectSignedOut(open);
    expect(Object.keys(window.localStorage).filter((key) => [...ofPerson, 'other'].includes(key))).toEqual([]);
    expect(window.sessionStorage.getItem('draft')).toBeNull();
  });

  it('is no error when the session is already over', async () => {
    answer(
      (calls) => calls.auth.signOut,
      () => {
        throw refusal('unauthenticated', 401);
      },
    );
    const open = await openPage('/usage', teacher);
    await chooseSignOut();
    await expectSignedOut(open);
    expect(page.getByText(/We couldn't reach the server/).query()).toBeNull();
  });

  it('warns once of unsent answers, and signs out the second time', async () => {
    const forget = beforeSignOut({ finish: async () => false });
    const asked = answerSignOut();
    const open = await openPage('/usage', teacher);
    await chooseSignOut();
    await expect.element(page.getByText(/Some of your work hasn't reached the server yet/)).toBeVisible();
    expect(asked).toHaveLength(0);
    expect(open.path()).toBe('/usage');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expectSignedOut(open);
    expect(asked).toHaveLength(1);
    forget();
  });

  it('is in the mobile menu too', async () => {
    await page.viewport(390, 800);
    const asked = answerSignOut();
    const open = await openPage('/usage', student);
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await bar.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(open.path).toBe('/');
    await bar.getByRole('button', { name: /menu/ }).click();
    await expect.element(bar.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
