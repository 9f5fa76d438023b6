import { expectNoBarriers } from './stage/accessibility.ts';
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

test('an approved student sees the class open without a reload', async ({ page, teacher, anotherBrowser }) => {
  const invite = await openClass(teacher, { className: '7B Reading', requireApproval: true });
  const student = await waitingStudent(invite.code, 'Grace Hopper');
  const seat = await anotherBrowser(student);
  await seat.goto('/student-dashboard');
  await expect(seat.getByText("Waiting for your teacher's approval")).toBeVisible();
  const loads = countLoads(seat);

  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await expect(page.getByText('1 student waits for your approval')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Grace Hopper' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Grace Hopper' });
  await expect(row.getByText('In class')).toBeVisible();

  await expect(seat.getByText("Waiting for your teacher's approval")).toHaveCount(0);
  await expect(seat.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
  await expect(seat.getByText('Welcome to 7B Reading!')).toBeVisible();
  expect(loads()).toBe(0);
  await seat.getByRole('button', { name: 'Got it' }).click();
  await expect(seat.getByText('Welcome to 7B Reading!')).toHaveCount(0);
});

test('a declined student is told kindly and joins with another code', async ({ page, teacher, anotherBrowser }) => {
  const wrong = await openClass(teacher, { className: '8A Grammar', requireApproval: true, maxUses: 1 });
  const right = await openClass(teacher, { className: '7B Reading' });
  const student = await waitingStudent(wrong.code, 'Grace Hopper');
  const seat = await anotherBrowser(student);
  await seat.goto('/student-dashboard');
  await expect(seat.getByText("Waiting for your teacher's approval")).toBeVisible();

  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await page.getByRole('button', { name: 'Decline Grace Hopper' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Grace Hopper' })).toHaveCount(0);

  await expect(seat.getByText("It didn't work out with 8A Grammar")).toBeVisible();
  await seat.getByRole('button', { name: 'Use another code' }).click();
  const dialog = seat.getByRole('dialog', { name: 'Join a class' });
  await dialog.getByLabel('Invite code').fill(right.code);
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(seat.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Grace Hopper' }).getByText('In class')).toBeVisible();

  await page.goto('/teacher/invite-codes');
  await expect(page.getByText('0 of 1')).toBeVisible();
});

test('all who wait are let in at once', async ({ page, teacher }) => {
  const invite = await openClass(teacher, { requireApproval: true });
  await Promise.all(
    ['Emma Brown', 'Luca Rossi', 'Sofia Keller'].map((name) => newStudent(invite.code, { fullName: name })),
  );
  await signIn(page, teacher);
  await page.goto('/teacher/students');
  await expect(page.getByText('3 students wait for your approval')).toBeVisible();
  await page.getByRole('button', { name: 'Approve all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve 3 students?' });
  await dialog.getByRole('button', { name: 'Approve all' }).click();
  await expect(page.getByText('3 students approved')).toBeVisible();
  await expect(page.getByRole('row').getByText('In class')).toHaveCount(3);
  await expect(page.getByText(/for your approval/)).toHaveCount(0);
});

test('a student is moved to another class, and removed, and reads so without a reload', async ({
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

  await expect(page.getByText(`${student.fullName} left 7B Reading`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expectNoBarriers(page, 'removed');
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${student.fullName} is back in 7B Reading`)).toBeVisible();
  await expect(actions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(seat.getByText('Welcome to 7B Reading!')).toBeVisible();
  await expect(seat.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
});
