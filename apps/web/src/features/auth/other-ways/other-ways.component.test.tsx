import type { Session } from '@wordgrove/contract/auth';
import type { OwnWays, Waiting } from '@wordgrove/contract/ways-in';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerSignOut, openPage, reloadPage } from '#testing/open.tsx';
import { student, teacher, visitor } from '#testing/people.ts';
import { answerDashboard } from '#testing/school.ts';

const waysIn = { providers: [{ id: 'oidc', name: 'Hill School' } as const], passkeys: false };
const named: Waiting = {
  ...{ kind: 'register', email: 'ada@hill.example', fullName: 'Ada', provider: 'Hill School' },
  closedToTeachers: null,
};
const own: OwnWays = {
  ...{ hasPassword: true, isFresh: false, linked: [], passkeys: 0 },
  providers: waysIn.providers,
};
const linked = [
  { id: teacher.user?.uid ?? '', provider: 'oidc', name: 'Hill School', at: '2026-11-01T08:00:00Z' } as const,
];

const refuse = (why: string) => () => {
  throw refusal('provider-refused', 409, { why });
};

it('has a button for each provider, and a sentence when one doesn’t answer', async () => {
  answer((calls) => calls.auth.waysIn, waysIn);
  const asked = answer((calls) => calls.auth.beginProvider, refuse('unreachable'));
  await openPage('/login', visitor);
  await page.getByRole('button', { name: 'Sign in with Hill School' }).click();
  await expect.element(page.getByText(/^There is no answer there/)).toBeVisible();
  expect(asked).toEqual([{ provider: 'oidc' }]);
  await expectNoBarriers('a provider that is away');
});

it('says why a provider is to be chosen again at the school’s own address, and forgets a click that was taken back', async () => {
  answer((calls) => calls.auth.waysIn, waysIn);
  answer((calls) => calls.auth.beginProvider, { url: '#hill-school' });
  await openPage('/login#once-more', visitor);
  await expect.element(page.getByText(/^This is the school's own address/)).toBeVisible();
  const button = page.getByRole('button', { name: 'Sign in with Hill School' });
  await button.click();
  await expect.element(button).toBeDisabled();
  window.location.hash = '';
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(button).toBeEnabled();
});

it.each([
  ['cancelled', /^Nothing happened/],
  ['expired', /^That took too long/],
  ['other-tab', /^You started again in another tab/],
  ['no-mail', /^We need your email address/],
  ['wrong-answer', /^We got an answer that we can't trust/],
])('says what became of a sign-in that failed (%s), and leads back', async (why, sentence) => {
  const asked = answer((calls) => calls.auth.finishProvider, refuse(why));
  const { path } = await openPage('/sign-in/provider?code=1&state=2', visitor);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to login' })).toBeVisible();
  expect(asked).toEqual([{ returned: '?code=1&state=2' }]);
  expect(path()).toBe('/sign-in/provider');
});

it.each(['confirmed', 'linked'] as const)('goes back to the profile from where somebody %s', async (outcome) => {
  answer((calls) => calls.auth.finishProvider, { ...teacher, outcome, provider: 'Hill School' });
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
  const { path } = await openPage('/sign-in/provider?code=1&state=2', teacher);
  await expect.poll(path).toBe('/profile');
  await expect.element(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  const told = page.getByText('Hill School was linked');
  if (outcome === 'linked') await expect.element(told).toBeVisible();
  else expect(told.query()).toBeNull();
  expect(path()).toBe('/profile');
});

describe('what the page with the button knew', () => {
  const button = page.getByRole('button', { name: 'Sign in with Hill School' });
  const offer = { className: '7B', teacherName: 'Tara Teacher', requireApproval: false, hasSignInNames: false };

  /** Goes to the provider from a page and comes back. */
  async function goAndComeBack(from: string, person: Session, outcome: 'entered' | 'waiting') {
    answer((calls) => calls.auth.waysIn, waysIn);
    // As near as a page under test can go.
    answer((calls) => calls.auth.beginProvider, { url: '#hill-school' });
    answer((calls) => calls.classes.checkInvite, { ...offer, code: 'ABC234' });
    answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
    answer((calls) => calls.auth.waitingProvider, { waiting: named });
    await openPage(from, visitor);
    await button.click();
    await expect.poll(() => window.location.hash).toBe('#hill-school');
    window.location.hash = '';
    const asked = answer((calls) => calls.auth.finishProvider, { ...person, outcome, provider: 'Hill School' });
    return { ...(await reloadPage({ path: () => '/sign-in/provider?code=1&state=2' }, visitor)), asked };
  }

  it('is the place that the login page leads back to', async () => {
    const { path, asked } = await goAndComeBack('/login?redirect=%2Fprofile%3Fa%3Db', teacher, 'entered');
    await expect.poll(path).toBe('/profile?a=b');
    await expect.element(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(asked).toEqual([{ returned: '?code=1&state=2' }]);
  });

  it('is never a place elsewhere', async () => {
    answer((calls) => calls.dashboards.teacher, refuse('used'));
    const { path } = await goAndComeBack('/login?redirect=%2F%2Fevil.example', teacher, 'entered');
    await expect.poll(path).toBe('/teacher-dashboard');
  });

  it('is the invite code of somebody new', async () => {
    const { path } = await goAndComeBack('/register/student?code=ABC234', visitor, 'waiting');
    await expect.poll(path).toBe('/register/student?by=provider&code=ABC234');
    await expect.element(page.getByLabelText(/^Invite code/)).toHaveValue('ABC234');
  });

  it('is the invite code of somebody known, who joins the class', async () => {
    answerDashboard();
    await goAndComeBack('/register?code=ABC234', student, 'entered');
    const dialog = page.getByRole('dialog', { name: 'Join a class' });
    await expect.element(dialog.getByLabelText('Invite code')).toHaveValue('ABC234');
  });

  it('is an invite code however often another role is looked at', async () => {
    answer((calls) => calls.classes.checkInvite, { ...offer, code: 'ABC234' });
    const { path } = await openPage('/register/student', visitor);
    await page.getByLabelText(/^Invite code/).fill('ABC234');
    await page.getByRole('link', { name: 'Choose another role' }).click();
    await page.getByRole('link', { name: 'Teacher', exact: true }).click();
    await page.getByRole('link', { name: 'Choose another role' }).click();
    await page.getByRole('link', { name: 'Student', exact: true }).click();
    await expect.poll(path).toBe('/register/student?code=ABC234');
    await expect.element(page.getByLabelText(/^Invite code/)).toHaveValue('ABC234');
  });
});

it('goes on to the dashboard when a page that was used is reloaded', async () => {
  answer((calls) => calls.auth.finishProvider, refuse('used'));
  answer((calls) => calls.dashboards.teacher, refuse('used'));
  answer((calls) => calls.classes.handovers, []);
  answer((calls) => calls.notices.list, []);
  const { path } = await openPage('/sign-in/provider?code=1&state=2', teacher);
  await expect.poll(path).toBe('/teacher-dashboard');
});

it('registers whom the provider has named, without asking for what it has said', async () => {
  answer((calls) => calls.auth.finishProvider, { ...visitor, outcome: 'waiting', provider: 'Hill School' });
  answer((calls) => calls.auth.waitingProvider, { waiting: named });
  const asked = answer((calls) => calls.auth.teacherByProvider, refuse('expired'));
  const { path } = await openPage('/sign-in/provider?code=1&state=2', visitor);
  await expect.poll(path).toBe('/register?by=provider');
  await page.getByRole('link', { name: 'Teacher', exact: true }).click();
  await expect.element(page.getByLabelText(/^Full name/)).toHaveValue('Ada');
  expect(page.getByLabelText(/^(Email|Password)/).query()).toBeNull();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.element(page.getByText(/^That took too long/)).toBeVisible();
  expect(asked).toMatchObject([{ fullName: 'Ada' }]);
});

it.each([
  ['is over', refusal('provider-refused', 409, { why: 'expired' }), /^That took too long/],
  ['found the address taken', refusal('email-already-in-use', 409), /^Email is already registered/],
])('begins a registration again that %s, with its invite code', async (_, refused, sentence) => {
  answer((calls) => calls.auth.waysIn, waysIn);
  answer((calls) => calls.auth.waitingProvider, { waiting: named });
  answer((calls) => calls.classes.checkInvite, refuse('used'));
  answer(
    (calls) => calls.auth.studentByProvider,
    () => {
      throw refused;
    },
  );
  const asked = answer((calls) => calls.auth.beginProvider, refuse('unreachable'));
  await openPage('/register/student?by=provider&code=ABC234', visitor);
  await expect.element(page.getByLabelText(/^Full name/)).toHaveValue('Ada');
  const again = page.getByRole('button', { name: 'Sign in with Hill School' });
  expect(again.query()).toBeNull();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await again.click();
  expect(asked).toEqual([{ provider: 'oidc' }]);
  expect(window.sessionStorage.getItem('inviteCode')).toBe('ABC234');
});

it.each([
  [['hill.example', 'vale.example'], /with an address of their school \(hill.example, vale.example\)/],
  [[], /^New teacher accounts are closed here/],
])('offers no form for teachers to whom it would refuse in the end (%j)', async (domains, sentence) => {
  answer((calls) => calls.auth.waitingProvider, { waiting: { ...named, closedToTeachers: { domains } } });
  await openPage('/register?by=provider', visitor);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Student', exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: 'Teacher', exact: true }).query()).toBeNull();
  await expectNoBarriers('a choice without teachers');
  await openPage('/register/teacher?by=provider', visitor);
  await expect.element(page.getByText(sentence).last()).toBeVisible();
  expect(page.getByRole('button', { name: 'Create account' }).query()).toBeNull();
});

it('shows whoever has an account with another address the way to it', async () => {
  answer((calls) => calls.auth.waitingProvider, { waiting: named });
  const { path } = await openPage('/register?by=provider', visitor);
  await expect.element(page.getByText(/then link Hill School on your profile/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect.poll(path).toBe('/login');
});

it('asks for the password of the account that has the address', async () => {
  answer((calls) => calls.auth.waitingProvider, { waiting: { ...named, kind: 'link' } });
  const asked = answer(
    (calls) => calls.auth.linkWaiting,
    () => {
      throw refusal('invalid-credential', 401);
    },
  );
  const { path } = await openPage('/sign-in/provider', visitor);
  await page.getByLabelText('Password', { exact: true }).fill('seven green apples');
  await page.getByRole('button', { name: 'Sign in and link Hill School' }).click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toEqual([{ password: 'seven green apples' }]);
  await expectNoBarriers('a linking');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByLabelText(/^Email/)).toHaveValue('ada@hill.example');
  expect(path()).toBe('/forgot-password');
});

it('removes a provider by the password, and lists it as one to link again', async () => {
  answer((calls) => calls.auth.ownWays, { ...own, linked });
  const asked = answer(
    (calls) => calls.auth.unlinkProvider,
    () => {
      answer((calls) => calls.auth.ownWays, own);
      return { removed: true as const };
    },
  );
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
  await openPage('/profile', teacher);
  await page.getByRole('button', { name: 'Remove Hill School' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Password', { exact: true }).fill('seven green apples');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('button', { name: 'Link Hill School' })).toBeVisible();
  expect(asked).toEqual([{ id: linked[0]?.id, password: 'seven green apples' }]);
  await expect.element(page.getByRole('heading', { name: 'Ways to sign in' })).toHaveFocus();
});

it('without a password asks to sign in once more before the account is deleted', async () => {
  answer((calls) => calls.auth.ownWays, { ...own, hasPassword: false, linked });
  const asked = answer((calls) => calls.auth.beginProvider, refuse('unreachable'));
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
  await openPage('/profile', teacher);
  await expect.element(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in with Hill School' }).click();
  await expect.element(dialog.getByText(/^There is no answer there/)).toBeVisible();
  expect(asked).toEqual([{ provider: 'oidc', purpose: 'confirm' }]);
  await expectNoBarriers('a proof');
});

it('keeps the last way in, and says so at once', async () => {
  const gone = { id: student.user?.uid ?? '', provider: null, name: 'gone.example', at: '2026-11-01T08:00:00Z' };
  answer((calls) => calls.auth.ownWays, { ...own, hasPassword: false, linked: [...linked, gone] });
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
  await openPage('/profile', teacher);
  await page.getByRole('button', { name: 'Remove Hill School' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^This is your last way in/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Sign in with Hill School' }).query()).toBeNull();
  await expectNoBarriers('the last way');
});

it('whose providers have no button any more offers to sign out and sign in again', async () => {
  const gone = { id: student.user?.uid ?? '', provider: null, name: 'gone.example', at: '2026-11-01T08:00:00Z' };
  answer((calls) => calls.auth.ownWays, { ...own, hasPassword: false, passkeys: 1, linked: [gone] });
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1000 });
  const left = answerSignOut();
  const { path } = await openPage('/profile', teacher);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and sign in again' }).click();
  await expect.poll(path).toBe('/login?redirect=%2Fprofile');
  expect(left).toHaveLength(1);
});
