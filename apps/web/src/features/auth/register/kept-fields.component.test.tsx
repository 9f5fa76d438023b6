import type { Waiting } from '@wordgrove/contract/ways-in';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '#platform/api.ts';
import { acceptSession, sessionQuery } from '#platform/session-query.ts';
import { answer, refusal } from '#testing/answers.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { teacher, visitor } from '#testing/people.ts';
import { answerSchool } from '#testing/school.ts';

const named: Waiting = {
  ...{ kind: 'register', email: 'ada@hill.example', fullName: 'Ada', provider: 'Hill School' },
  closedToTeachers: null,
};

const name = page.getByLabelText(/^Full name/);
const email = page.getByLabelText(/^Email/);
const school = page.getByLabelText(/^School name/);
const create = page.getByRole('button', { name: 'Create account' });
const byProvider = '/register/teacher?by=provider';

beforeEach(() => {
  answer((calls) => calls.auth.waitingProvider, { waiting: named });
});

it('a teacher who looks at the other role and comes back finds all but the password', async () => {
  await openPage('/register/teacher', visitor);
  await name.fill('Grace Hopper');
  await email.fill('grace@school.example');
  await page.getByLabelText(/^Password/).fill('seven green apples');
  await school.fill('Vale School');
  await page.getByRole('link', { name: 'Choose another role' }).click();
  await page.getByRole('link', { name: 'Teacher', exact: true }).click();
  await expect.element(school).toHaveValue('Vale School');
  await expect.element(name).toHaveValue('Grace Hopper');
  await expect.element(email).toHaveValue('grace@school.example');
  await expect.element(page.getByLabelText(/^Password/)).toHaveValue('');
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('apples');
});

it('a teacher who has to go to the provider once more finds what was typed', async () => {
  const shown = await openPage(byProvider, visitor);
  await name.fill('Ada King');
  await school.fill('Hill School');
  await reloadPage(shown, visitor);
  await expect.element(school).toHaveValue('Hill School');
  await expect.element(name).toHaveValue('Ada King');
});

it('who comes by a provider instead keeps the school, under the name from there', async () => {
  const shown = await openPage('/register/teacher', visitor);
  await name.fill('A.');
  await school.fill('Hill School');
  await reloadPage({ ...shown, path: () => byProvider }, visitor);
  await expect.element(school).toHaveValue('Hill School');
  await expect.element(name).toHaveValue('Ada');
});

it('is forgotten once somebody signs in, or a session ends', async () => {
  await openPage('/register/teacher', visitor);
  const typeAndCheck = async () => {
    await name.fill('Grace Hopper');
    await expect.poll(() => window.sessionStorage.getItem('registration')).toContain('Grace Hopper');
  };
  await typeAndCheck();
  answerSchool();
  acceptSession(teacher);
  await expect.poll(() => window.sessionStorage.getItem('registration')).toBeNull();
  window.sessionStorage.setItem('registration', JSON.stringify({ person: '', fullName: 'Grace Hopper' }));
  answer((calls) => calls.auth.session, visitor);
  await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  await expect.poll(() => window.sessionStorage.getItem('registration')).toBeNull();
});

it('nothing is kept of somebody who is registered, and all of a refusal', async () => {
  const shown = await openPage(byProvider, visitor);
  await school.fill('Hill School');
  const refused = () => {
    throw refusal('provider-refused', 409, { why: 'expired' });
  };
  answer((calls) => calls.auth.teacherByProvider, refused);
  await create.click();
  await expect.element(page.getByText(/^That took too long/)).toBeVisible();
  await reloadPage(shown, visitor);
  await expect.element(school).toHaveValue('Hill School');
  const newcomer = { ...teacher, user: { ...teacher.user, emailVerified: false, needsVerification: true } };
  answer((calls) => calls.auth.teacherByProvider, newcomer);
  await create.click();
  await expect.element(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  expect(window.sessionStorage.getItem('registration')).toBeNull();
});
