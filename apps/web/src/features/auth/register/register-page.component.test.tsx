import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';

const create = page.getByRole('button', { name: 'Create account' });
const code = page.getByLabelText(/^Invite code/);
const name = page.getByLabelText(/^Full name/);
const email = page.getByLabelText(/^Email/);
const secret = page.getByLabelText(/^Password/);
const offer = {
  code: 'ABC234',
  className: '7B',
  teacherName: 'Tara Teacher',
  requireApproval: false,
  hasSignInNames: false,
};

async function fillAccount(account: { fullName: string; email: string; password: string }): Promise<void> {
  await name.fill(account.fullName);
  await email.fill(account.email);
  await secret.fill(account.password);
}

const grace = { fullName: 'Grace Hopper', email: 'grace@school.example', password: 'seven green apples' };

describe('the registration of a student', () => {
  it.each([
    ['', null, 'Invite code is required'],
    ['ABC', null, 'Valid invite code is required to register as a student'],
    ['ABCDEFG', null, 'Valid invite code is required to register as a student'],
    ['ABC234', refusal('invite-invalid', 404), 'Invalid invite code. Please check with your teacher.'],
    ['ABC234', refusal('invite-expired', 410), 'This invite code has expired'],
    ['ABC234', refusal('invite-used-up', 410), 'This invite code has reached its maximum number of uses'],
  ])('has a sentence for each kind of wrong code, “%s” (%s), and loses nothing', async (typed, refused, sentence) => {
    const isRefused = () => {
      throw refused;
    };
    if (refused) answer((calls) => calls.classes.checkInvite, isRefused);
    if (refused) answer((calls) => calls.auth.registerStudent, isRefused);
    await openPage('/register/student', visitor);
    await fillAccount(grace);
    await code.fill(typed);
    await create.click();
    await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    await expect.element(code).toHaveAttribute('aria-invalid', 'true');
    await expect.element(name).toHaveValue(grace.fullName);
    await expect.element(email).toHaveValue(grace.email);
    await expect.element(secret).toHaveValue(grace.password);
  });

  it('says that an address has an account, at its field, and loses nothing', async () => {
    answer((calls) => calls.classes.checkInvite, offer);
    const isTaken = () => {
      throw refusal('email-already-in-use', 409);
    };
    answer((calls) => calls.auth.registerStudent, isTaken);
    await openPage('/register/student?code=ABC234', visitor);
    await fillAccount(grace);
    await create.click();
    await expect.element(page.getByText('Email is already registered').first()).toBeVisible();
    await expect.element(email).toHaveFocus();
    await expect.element(name).toHaveValue(grace.fullName);
    await expect.element(code).toHaveValue('ABC234');
  });

  it('takes a code in any letters and with spaces, and says what it opens', async () => {
    const asked = answer((calls) => calls.classes.checkInvite, offer);
    await openPage('/register/student', visitor);
    await code.fill(' abc 234 ');
    await expect.element(page.getByText(/^This code opens 7B with Tara Teacher/)).toBeVisible();
    expect(asked).toEqual([{ code: 'ABC234' }]);
  });

  it('says only why, once a code was switched off while the form was filled in', async () => {
    answer((calls) => calls.classes.checkInvite, offer);
    answer(
      (calls) => calls.auth.registerStudent,
      () => {
        throw refusal('invite-invalid', 404);
      },
    );
    await openPage('/register/student?code=ABC234', visitor);
    await expect.element(page.getByText(/^This code opens 7B/)).toBeVisible();
    await fillAccount(grace);
    await create.click();
    await expect.element(page.getByText('Invalid invite code. Please check with your teacher.').first()).toBeVisible();
    expect(page.getByText(/^This code opens 7B/).query()).toBeNull();
    await expect.element(name).toHaveValue(grace.fullName);
  });

  it('reports a lost connection, and accepts the same form afterwards', async () => {
    answer((calls) => calls.classes.checkInvite, offer);
    const isLost = () => {
      throw lostNetwork();
    };
    const lost = answer((calls) => calls.auth.registerStudent, isLost);
    await openPage('/register/student?code=ABC234', visitor);
    await expect.element(page.getByText(/^This code opens 7B/)).toBeVisible();
    await fillAccount(grace);
    await create.click();
    await expect.element(page.getByRole('alert').filter({ hasText: /We can't reach the server/ })).toBeVisible();
    const newcomer = { ...teacher, user: { ...teacher.user, emailVerified: false, needsVerification: true } };
    const asked = answer((calls) => calls.auth.registerStudent, { ...newcomer, requiresEmailVerification: true });
    await create.click();
    await expect.element(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    // One account, however often it is sent.
    expect(asked[0]?.id).toBe(lost[0]?.id);
  });
});

describe('the registration of a teacher', () => {
  it('says what is filled in wrongly and loses nothing', async () => {
    await openPage('/register/teacher', visitor);
    await create.click();
    const alert = page.getByRole('alert');
    await expect.element(alert.filter({ hasText: /Please check these fields:/ })).toBeVisible();
    await expectNoBarriers('refused');
    await fillAccount({ fullName: 'Ada', email: 'ada@nowhere', password: 'five5' });
    await page.getByLabelText(/^School name/).fill('Hill School');
    await create.click();
    await expect.element(alert.getByText(/Invalid email address/)).toBeVisible();
    await expect.element(alert.getByText(/Password should be at least 6 characters/)).toBeVisible();
    await expect.element(email).toHaveFocus();
    answer(
      (calls) => calls.auth.registerTeacher,
      () => {
        throw refusal('common-password', 400);
      },
    );
    await fillAccount({ fullName: 'Ada', email: 'ada@school.example', password: 'password' });
    await create.click();
    await expect.element(page.getByText(/one of the most used ones and easy to guess/).first()).toBeVisible();
    await expect.element(page.getByLabelText(/^School name/)).toHaveValue('Hill School');
    await expect.element(name).toHaveValue('Ada');
  });
});
