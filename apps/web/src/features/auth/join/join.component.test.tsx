import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, reachServer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const offer = { code: 'ABC234', className: '5B', teacherName: 'Tara', requireApproval: false, hasSignInNames: true };
const choosing = { ...student, user: { ...student.user, email: '', signInName: 'mina.kaya', needsNewPassword: true } };

describe('the short address', () => {
  it('asks for the class code and goes on to the class, where a child signs in by name', async () => {
    const { path } = await openPage('/join', visitor);
    await expectNoBarriers('code');
    await button('Join').click();
    await expect.element(page.getByText('A class code has six letters and digits.')).toBeVisible();
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

  it.each([
    ['invite-invalid', 'No class has this code. Check it with your teacher.'],
    ['invite-expired', 'This code lets nobody in any more. Ask your teacher for the new one.'],
  ] as const)('says why a code opens nothing, and keeps it: %s', async (why, sentence) => {
    answer(
      (calls) => calls.classes.checkInvite,
      () => {
        throw refusal(why, 404);
      },
    );
    await openPage('/j/ABC234', visitor);
    const code = page.getByLabelText('Class code');
    await expect.element(code).toHaveValue('ABC234');
    await expect.element(code).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await code.fill('ABC235');
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  });

  it('offers two ways in, and no sign-in name where no child has one', async () => {
    answer((calls) => calls.classes.checkInvite, { ...offer, hasSignInNames: false });
    await openPage('/j/ABC234', visitor);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.element(link('I have no account yet')).toHaveAttribute('href', '/register/student?code=ABC234');
    const signIn = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true });
    await expect.element(signIn).toHaveAttribute('href', '/login?redirect=%2Fj%2FABC234');
    expect(page.getByLabelText('Sign-in name').query()).toBeNull();
    await expectNoBarriers('two ways');
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
    await expect.element(page.getByText('Your sign-in name')).toBeVisible();
    await expect.element(page.getByText('mina.kaya', { exact: true })).toBeVisible();
    expect(page.getByText(/one-time code/).query()).toBeNull();
    await expectNoBarriers('first password');
  });

  it('shows nothing else on the way to choosing a password', async () => {
    answer((calls) => calls.auth.openCard, choosing);
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await openPage('/c#secret-token', visitor);
    await expect.element(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    watch.disconnect();
    expect([...seen]).toEqual(['Your login card', 'Choose your own password']);
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

  it('whose code is far too long was scanned wrongly', async () => {
    answer(
      (calls) => calls.auth.openCard,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'token', problem: 'too-long', max: 200 }] });
      },
    );
    await openPage(`/c#${'x'.repeat(300)}`, visitor);
    await expect.element(page.getByRole('alert').getByText(/wasn't scanned whole/)).toBeVisible();
  });

  it('is not used up on a screen where somebody is signed in', async () => {
    const asked = answer((calls) => calls.auth.openCard, choosing);
    await openPage('/c#secret-token', teacher);
    await expect.element(page.getByText(/is signed in here/)).toBeVisible();
    await expect.element(button('Sign out')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
