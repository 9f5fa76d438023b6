import { paths } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, reachServer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, answerTeacherDashboard, classOf, idOf, inviteOf } from '#testing/school.ts';

const step = page.getByRole('region', { name: 'Open your first class' });
const name = step.getByLabelText('Class name');
const open = step.getByRole('button', { name: 'Open the class' });

/** A server without a class, which makes the one that is asked for. */
async function openDashboard() {
  answerSchool({ classes: [] });
  answerTeacherDashboard({ classes: [] });
  const opened = await openPage(paths.teacherDashboard, teacher);
  await expect.element(name).toBeVisible();
  return opened;
}

function answerOpening() {
  answer((calls) => calls.assignments.list, { assignments: [], next: null });
  return answer(
    (calls) => calls.classes.createInvite,
    ({ id, className = '' }) => {
      const invite = inviteOf({ id, className });
      answer((calls) => calls.classes.list, [classOf(className)]);
      answer((calls) => calls.classes.listInvites, [invite]);
      return invite;
    },
  );
}

it('a class is opened by its name alone, and shown how to join', async () => {
  const { path } = await openDashboard();
  await expectNoBarriers('a dashboard without a class');
  const made = answerOpening();
  await name.fill(' 7B Reading ');
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: '7B Reading' })).toBeVisible();
  await expect.element(page.getByTestId('invite-code')).toHaveTextContent('ABC234');
  await expect.poll(path).toBe(`/teacher/classes/${idOf(500)}/projector?code=ABC234`);
  expect(made).toMatchObject([{ className: '7B Reading', timeZone: 'Europe/Berlin' }]);
});

it('a double tap opens one class', async () => {
  await openDashboard();
  const made = answerOpening();
  await name.fill('7B Reading');
  await open.dblClick();
  await expect.element(page.getByTestId('invite-code')).toBeVisible();
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

it('a class without a name isn’t sent', async () => {
  await openDashboard();
  const made = answerOpening();
  await name.fill('  ');
  await open.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  expect(made).toEqual([]);
});

it('a lost answer keeps the name, and sending it again makes no second class', async () => {
  await openDashboard();
  const lost = answer(
    (calls) => calls.classes.createInvite,
    () => {
      throw lostNetwork();
    },
  );
  await name.fill('7B Reading');
  await open.click();
  await expect.element(step.getByText(/We can't reach the server/)).toBeVisible();
  await expect.element(name).toHaveValue('7B Reading');
  reachServer();
  const made = answerOpening();
  await open.click();
  await expect.element(page.getByTestId('invite-code')).toBeVisible();
  expect(made[0]?.id).toBe(lost[0]?.id);
});

it('a refusal is said at the field', async () => {
  await openDashboard();
  answer(
    (calls) => calls.classes.createInvite,
    () => {
      throw refusal('too-many-classes', 409);
    },
  );
  await name.fill('7B Reading');
  await open.click();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
});

it('the field fits on phones and desks', async () => {
  await expectToFit(
    teacher,
    async (person) => {
      answerSchool({ classes: [] });
      return openPage(paths.teacherDashboard, person);
    },
    page.getByRole('main').getByRole('textbox'),
  );
});
