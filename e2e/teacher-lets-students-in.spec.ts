import { countLoads } from './stage/page-loads.ts';
import { newStudent, openClass, verify } from './stage/people.ts';
import type { Person } from './stage/test.ts';
import { expect, signIn, test } from './stage/test.ts';

/** A verified student who waits for the teacher. */
async function waitingStudent(code: string, fullName: string): Promise<Person> {
  const student = await newStudent(code, { fullName });
  await verify(student);
  return student;
}

test('one waiting student is let in, another is declined and joins with another code, without a reload', async ({
  page,
  teacher,
  anotherBrowser,
}) => {
  const invite = await openClass(teacher, { className: '8A Grammar', requireApproval: true, maxUses: 2 });
  const right = await openClass(teacher, { className: '7B Reading' });
  const people = [await waitingStudent(invite.code, 'Grace Hopper'), await waitingStudent(invite.code, 'Alan Turing')];
  const [graces, alans] = await Promise.all([anotherBrowser(people[0]), anotherBrowser(people[1])]);
  for (const seat of [graces, alans]) {
    await seat.goto('/student-dashboard');
    await expect(seat.getByText("Waiting for your teacher's approval")).toBeVisible();
  }
  const loads = [countLoads(graces), countLoads(alans)];

  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await expect(page.getByText('2 students wait for your approval')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Grace Hopper' }).click();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Grace Hopper').getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  await expect(graces.getByText("Waiting for your teacher's approval")).toHaveCount(0);
  await expect(graces.getByRole('listitem').filter({ hasText: '8A Grammar' }).getByText('Joined')).toBeVisible();
  await graces.getByRole('button', { name: 'Got it' }).click();
  await expect(graces.getByText('Welcome to 8A Grammar!')).toHaveCount(0);

  await page.getByRole('button', { name: 'Decline Alan Turing' }).click();
  await expect(row('Alan Turing')).toHaveCount(0);
  await expect(alans.getByText("It didn't work out with 8A Grammar")).toBeVisible();
  await alans.getByRole('button', { name: 'Use another code' }).click();
  const dialog = alans.getByRole('dialog', { name: 'Join a class' });
  await dialog.getByLabel('Invite code').fill(right.code);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(alans.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
  await expect(row('Alan Turing').getByRole('link', { name: 'Alan Turing' })).toBeVisible();
  expect(loads.map((count) => count())).toEqual([0, 0]);

  await page.getByRole('link', { name: 'Invite Code', exact: true }).click();
  await expect(page.getByText('1 of 2')).toBeVisible();
});

test('a student is moved to another class, then removed, and sees both without a reload', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
}) => {
  await openClass(teacher, { className: '7B Reading' });
  const seat = await anotherBrowser(student);
  await seat.goto('/student-dashboard');
  await expect(seat.getByRole('listitem').filter({ hasText: invite.className }).getByText('Joined')).toBeVisible();
  await signIn(page, teacher);
  await page.goto('/teacher/students');
  const actions = page.getByRole('button', { name: `Actions for ${student.fullName}` });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Move to another class' }).click();
  const moving = page.getByRole('dialog', { name: `Move ${student.fullName}` });
  await moving.getByLabel('New class').selectOption({ label: '7B Reading' });
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`${student.fullName} is now in 7B Reading`)).toBeVisible();
  await expect(seat.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();

  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove from class' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from class' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
  await expect(seat.getByText('You are no longer in 7B Reading')).toBeVisible();
  await expect(seat.getByText('You are in no class right now')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${student.fullName} is back in 7B Reading`)).toBeVisible();
  await expect(actions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(seat.getByText('Welcome to 7B Reading!')).toBeVisible();
  await expect(seat.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
});
