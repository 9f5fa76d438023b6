import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { countLoads } from './stage/page-loads.ts';
import { newAddress, openClass, password } from './stage/people.ts';
import { expect, test } from './stage/test.ts';
import { letExpire } from './stage/time-passes.ts';

test('a student joins by the link, the teacher sees it happen without a reload, and another link opens a second class', async ({
  page,
  context,
  teacher,
  school,
  anotherBrowser,
}) => {
  const invite = await openClass(teacher, { className: '7B Reading' });
  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/students');
  await expect(desk.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible();
  const loads = countLoads(desk);

  const person = { fullName: 'Grace Hopper', email: newAddress('grace'), password };
  const expired = await openClass(teacher, { expiresOn: '2099-12-31' });
  await letExpire(expired.code);
  await page.goto(`/register/student?code=${expired.code}`);
  await expect(page.getByText('This invite code has expired')).toBeVisible();
  await page.goto(`/register/student?code=${invite.code}`);
  await expect(page.getByLabel('Invite code')).toHaveValue(invite.code);
  await expect(page.getByText(`This code opens 7B Reading with ${teacher.fullName}.`)).toBeVisible();
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();

  const row = desk.getByRole('row').filter({ has: desk.getByRole('rowheader', { name: 'Grace Hopper' }) });
  await expect(row).toBeVisible();
  await expect(row.getByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  await expect(row.getByTitle('Email not verified')).toBeVisible();
  await desk.getByRole('button', { name: 'Details of Grace Hopper' }).click();
  await expect(row.getByText(`with ${invite.code}`)).toBeVisible();
  await expect(row.getByText(/^ST/)).toBeVisible();

  const mailTab = await context.newPage();
  await mailTab.goto(await verificationLink(person.email));
  await expect(page).toHaveURL('/student-dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Grace Hopper!' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '7B Reading' }).getByText('Joined')).toBeVisible();
  await expect(page.getByText(`with ${teacher.fullName}`)).toBeVisible();
  await expect(row.getByText(/^(Email )?[Vv]erified$/)).toBeVisible();
  expect(loads()).toBe(0);

  const other = await openClass(school.teacher, { className: 'Chess Club' });
  await page.goto(`/register/student?code=${other.code}`);
  const dialog = page.getByRole('dialog', { name: 'Join a class' });
  await expect(dialog.getByLabel('Invite code')).toHaveValue(other.code);
  await expect(dialog.getByText('This code opens Chess Club')).toBeVisible();
  await dialog.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Chess Club' }).getByText('Joined')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});
