import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';
import { answerSchool, rosterEntryOf } from '#testing/school.ts';

const child = {
  user: { ...student.user, email: '', signInName: 'sami.student', emailVerified: false },
  profile: { ...student.profile, email: '', emailVerified: false },
};

const heading = page.getByRole('heading', { name: 'Add an email' });
const form = page.getByRole('region', { name: 'Add an email' });

beforeEach(() => {
  answer((calls) => calls.profiles.storage, { usedBytes: 0, allowedBytes: 1 });
  answer((calls) => calls.classes.mine, []);
});

describe('the profile of a child without a mailbox', () => {
  it('says how to sign in and what no address means, and adds one with the password', async () => {
    const asked = answer((calls) => calls.auth.addEmail, { email: 'sami@home.example' });
    await openPage('/profile', child);
    await expect.element(page.getByText('sami.student')).toBeVisible();
    await expect.element(page.getByText(/No email: you get no mails/)).toBeVisible();
    await form.getByLabelText('Email').fill('sami@home.example');
    await form
      .getByLabelText(/password/i)
      .first()
      .fill('eight purple plums');
    await form.getByRole('button', { name: 'Add email' }).click();
    await expect.element(page.getByText(/We sent a mail to sami@home.example/)).toBeVisible();
    expect(asked).toEqual([{ email: 'sami@home.example', password: 'eight purple plums' }]);
  });

  it('keeps what was typed when the address is somebody else’s', async () => {
    answer(
      (calls) => calls.auth.addEmail,
      () => {
        throw refusal('email-already-in-use', 409);
      },
    );
    await openPage('/profile', child);
    await form.getByLabelText('Email').fill('tara@school.example');
    await form
      .getByLabelText(/password/i)
      .first()
      .fill('eight purple plums');
    await form.getByRole('button', { name: 'Add email' }).click();
    await expect.element(page.getByText('Email is already registered').first()).toBeVisible();
    await expect.element(form.getByLabelText('Email')).toHaveValue('tara@school.example');
  });
});

it('whoever registered with an address has none to add', async () => {
  await openPage('/profile', student);
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

it('a teacher adds one for a child of a class that helps with signing in, and keeps what was typed', async () => {
  const own = { studentEmail: '', emailVerified: false, signInName: 'sami.student', signInHelp: true };
  answerSchool({ roster: [rosterEntryOf('Sami', 1, own)] });
  answer(
    (calls) => calls.auth.addStudentEmail,
    () => {
      throw refusal('email-already-in-use', 409);
    },
  );
  await openPage('/teacher/students', teacher);
  await page.getByRole('button', { name: 'Actions for Sami' }).click();
  await page.getByRole('menuitem', { name: 'Add an email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an email for Sami' });
  await expectNoBarriers('adding an address');
  await dialog.getByLabelText('Email').fill('sami@home.example');
  await dialog.getByRole('button', { name: 'Add email' }).click();
  await expect.element(dialog.getByText('Email is already registered').first()).toBeVisible();
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('sami@home.example');
  const asked = answer((calls) => calls.auth.addStudentEmail, { email: 'sami@home.example' });
  await dialog.getByRole('button', { name: 'Add email' }).click();
  await expect.element(page.getByText('The email of Sami was added')).toBeVisible();
  expect(asked).toEqual([{ studentId: expect.any(String), email: 'sami@home.example' }]);
});
