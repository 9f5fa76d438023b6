import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { student, teacher } from '#testing/people.ts';
import { answerDashboard, idOf, ownClassOf } from '#testing/school.ts';

const first = ownClassOf('7B Reading');
const club = ownClassOf('Debating Club', { id: idOf(602), classId: idOf(502) });
const dialog = page.getByRole('dialog', { name: 'Join a class' });
const code = dialog.getByLabelText('Invite code');
const join = dialog.getByRole('button', { name: 'Join', exact: true });
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function openDashboard(path = '/student-dashboard') {
  answerDashboard({ classes: [first] });
  answer((calls) => calls.classes.mine, [first]);
  const teacherName = teacher.profile.fullName;
  const asked = answer(
    (calls) => calls.classes.checkInvite,
    (input) => ({ ...input, className: club.className, teacherName, requireApproval: false, hasSignInNames: false }),
  );
  const joined = answer(
    (calls) => calls.classes.join,
    () => {
      answer((calls) => calls.classes.mine, [club, first]);
      return club;
    },
  );
  return { asked, joined, ...(await openPage(path, student)) };
}

it('a student in one class joins a second one, by a code in any letters', async () => {
  const { asked, joined } = await openDashboard();
  await expect.element(row('7B Reading').getByText('Joined')).toBeVisible();
  await page.getByRole('button', { name: 'Join another class' }).click();
  await code.fill(' abc 234 ');
  await expect.element(dialog.getByText(/^This code opens Debating Club/)).toBeVisible();
  await expectNoBarriers('join');
  await join.click();
  await expect.poll(() => dialog.query()).toBeNull();
  await expect.element(row('Debating Club').getByText('Joined')).toBeVisible();
  expect(asked).toEqual([{ code: 'ABC234' }]);
  expect(joined).toMatchObject([{ code: expect.stringMatching(/^\s*abc 234\s*$|^ABC234$/), signInHelp: false }]);
});

it.each<[...Parameters<typeof refusal>, text: RegExp]>([
  ['already-enrolled', 409, undefined, /^Already in this class\./],
  ['invite-used-up', 410, undefined, /^This invite code has reached its maximum number of uses/],
  ['refused-too-often', 409, { days: 3 }, /3/],
])('a code that is refused says why, and stays: %s', async (reason, status, values, text) => {
  await openDashboard();
  await page.getByRole('button', { name: 'Join another class' }).click();
  answer(
    (calls) => calls.classes.join,
    () => {
      throw refusal(reason, status, values);
    },
  );
  await code.fill('ABC234');
  await join.click();
  await expect.element(dialog.getByText(text).first()).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(code).toHaveValue('ABC234');
});

it.each(['/register/student?code=ABC234', '/student-dashboard?join=ABC234'])(
  'a link opens the dialog with its code, once: %s',
  async (link) => {
    const { path } = await openDashboard(link);
    await expect.element(code).toHaveValue('ABC234');
    await expect.element(dialog.getByText(/^This code opens Debating Club/)).toBeVisible();
    await expect.poll(path).toBe('/student-dashboard');
    await join.click();
    await expect.element(row('Debating Club').getByText('Joined')).toBeVisible();
  },
);
