import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, reachServer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const offer = { code: 'ABC234', className: '5B', teacherName: 'Tara', requireApproval: false };
const choosing = { ...student, user: { ...student.user, email: '', signInName: 'mina.kaya', needsNewPassword: true } };

describe('the short address', () => {
  it('asks for the class code and goes on to the class, where a child signs in by name', async () => {
    const { path } = await openPage('/join', visitor);
    await expectNoBarriers('code');
    await button('Join').click();
    await expect.element(page.getByLabelText('Class code')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabelText('Class code').fill('abc 234');
    const asked = answer((calls) => calls.classes.checkInvite, offer);
    await button('Join').click();
    await expect.element(page.getByRole('heading', { name: '5B' })).toBeVisible();
    expect(path()).toBe('/j/ABC234');
    expect(asked).toMatchObject([{ code: 'ABC234' }]);
    await expectNoBarriers('class');
    const signedIn = answer((calls) => calls.auth.signIn, choosing);
    await page.getByLabelText('Sign-in name').fill('mina.kaya');
    await page.getByLabelText('Password', { exact: true }).fill('ABCDE-FGHJK');
    await button('Log in').click();
    await expect.poll(path).toBe('/sign-in-code');
    expect(signedIn).toMatchObject([{ email: 'mina.kaya', password: 'ABCDE-FGHJK' }]);
  });

  it('says why a code that was switched off meanwhile opens nothing, and keeps it', async () => {
    answer(
      (calls) => calls.classes.checkInvite,
      () => {
        throw refusal('invite-invalid', 404);
      },
    );
    await openPage('/j/ABC234', visitor);
    await expect.element(page.getByLabelText('Class code')).toHaveValue('ABC234');
    await expect.element(page.getByLabelText('Class code')).toHaveAttribute('aria-invalid', 'true');
  });

  it('leads a student who is signed in to joining with this account', async () => {
    answer((calls) => calls.classes.checkInvite, offer);
    await openPage('/j/ABC234', student);
    const link = page.getByRole('link', { name: 'Join with this account' });
    await expect.element(link).toHaveAttribute('href', '/student/profile?join=ABC234');
  });
});

describe('a login card', () => {
  it('signs in by itself and goes on to choosing a password', async () => {
    const asked = answer((calls) => calls.auth.openCard, choosing);
    const { path } = await openPage('/c#secret-token', visitor);
    await expect.poll(path).toBe('/sign-in-code');
    expect(asked).toMatchObject([{ token: 'secret-token' }]);
  });

  it('asks again with the same page’s id after a lost answer', async () => {
    const lost = answer(
      (calls) => calls.auth.openCard,
      () => {
        throw lostNetwork();
      },
    );
    const { path } = await openPage('/c#secret-token', visitor);
    await expect.element(button('Retry')).toBeVisible();
    reachServer();
    const asked = answer((calls) => calls.auth.openCard, choosing);
    await button('Retry').click();
    await expect.poll(path).toBe('/sign-in-code');
    expect(asked[0]?.pageId).toBe(lost[0]?.pageId);
  });

  it.each([
    ['used', /has been used/],
    ['expired', /has expired/],
    ['class-closed', /is closed/],
    ['unknown', /doesn't work any more/],
  ])('that is %s says so', async (why, sentence) => {
    const asked = answer(
      (calls) => calls.auth.openCard,
      () => {
        throw refusal('card-invalid', 410, { why });
      },
    );
    await openPage('/c#secret-token', visitor);
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expectNoBarriers(why);
    expect(asked).toHaveLength(1);
  });

  it('is not used up on a screen where somebody is signed in', async () => {
    const asked = answer((calls) => calls.auth.openCard, choosing);
    await openPage('/c#secret-token', teacher);
    await expect.element(page.getByText(/is signed in here/)).toBeVisible();
    await expect.element(button('Sign out')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
