import type { Page } from '@playwright/test';
import { fillAccount } from './stage/forms.ts';
import { newAddress, newStudent, openClass, password } from './stage/people.ts';
import type { Invite } from './stage/test.ts';
import { expect, test } from './stage/test.ts';
import { letExpire } from './stage/time-passes.ts';

const newcomer = () => ({ fullName: 'Grace Hopper', email: newAddress('grace'), password });

async function expectRefusal(page: Page, code: string, sentence: string): Promise<void> {
  await page.getByLabel('Invite code').fill(code);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Invite code')).toHaveAttribute('aria-invalid', 'true');
}

test('each kind of wrong code has its own sentence, and nothing typed is lost', async ({ page, teacher }) => {
  const expired = await openClass(teacher, { expiresOn: '2099-12-31' });
  await letExpire(expired.code);
  const usedUp = await openClass(teacher, { maxUses: 1 });
  await newStudent(usedUp.code);
  const off = await openClass(teacher);
  await teacher.visitor.call('POST', `/invites/${off.id}/switch`, { id: off.id, isActive: false });

  const person = newcomer();
  await page.goto('/register/student');
  await fillAccount(page, person);
  await expectRefusal(page, '', 'Invite code is required');
  await expectRefusal(page, 'ABC', 'Valid invite code is required to register as a student');
  await expectRefusal(page, 'ABCDEFG', 'Valid invite code is required to register as a student');
  await expectRefusal(page, '000000', 'Invalid invite code. Please check with your teacher.');
  await expectRefusal(page, off.code, 'Invalid invite code. Please check with your teacher.');
  await expectRefusal(page, expired.code, 'This invite code has expired');
  await expectRefusal(page, usedUp.code, 'This invite code has reached its maximum number of uses');

  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password')).toHaveValue(person.password);
  const right = await openClass(teacher);
  await page.getByLabel('Invite code').fill(right.code);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
});

test('an address that is registered already is refused, in any letter case', async ({ page, school }) => {
  await page.goto(`/register/student?code=${school.invite.code}`);
  await fillAccount(page, { ...newcomer(), email: school.student.email.toUpperCase() });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is already registered')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper');
  await expect(page.getByLabel('Invite code')).toHaveValue(school.invite.code);
});

test('the last place goes to one of two who press at the same moment, and the other is told', async ({
  page,
  teacher,
  anotherBrowser,
}) => {
  const invite: Invite = await openClass(teacher, { maxUses: 1 });
  const pages = [page, await anotherBrowser()];
  for (const each of pages) {
    await each.goto(`/register/student?code=${invite.code}`);
    await expect(each.getByText(`This code opens ${invite.className}`)).toBeVisible();
    await fillAccount(each, newcomer());
  }
  await Promise.all(pages.map((each) => each.getByRole('button', { name: 'Create account' }).click()));
  const outcomes = pages.map((each) =>
    Promise.race([
      each
        .getByRole('heading', { name: 'Verify Your Email' })
        .waitFor()
        .then(() => 'in'),
      each
        .getByText('This invite code has reached its maximum number of uses')
        .first()
        .waitFor()
        .then(() => 'told'),
    ]),
  );
  expect((await Promise.all(outcomes)).sort()).toEqual(['in', 'told']);
});
