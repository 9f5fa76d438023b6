import type { Page } from '@playwright/test';
import { fillAccount } from './stage/forms.ts';
import { verificationLink } from './stage/mail.ts';
import { newAddress, openClass, password, studentOf, verifiedTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const names = {
  'an apostrophe': "Siobhán O'Brien-D’Arcy",
  'Turkish letters': 'İpek Işıldağ Şükrüoğlu',
  emoji: 'Zoë 👩🏽‍🏫 Müller',
  'right-to-left text': 'محمد بن راشد',
  '200 characters': `Anna ${'Wolfeschlegelsteinhausen'.repeat(8)}`.padEnd(200, 'x').slice(0, 200),
  markup: '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>',
};

/** Text that runs out of the window would make the page scroll sideways. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.title()).not.toContain('owned');
}

/** The two that could do harm, by their length and by what is in them, go all the way. */
const harmful = ['200 characters', 'markup'] as const;
const others = ['an apostrophe', 'Turkish letters', 'emoji', 'right-to-left text'] as const;

for (const what of harmful) {
  const name = names[what];
  test(`a name with ${what} survives every screen of teacher and student`, async ({ page, anotherBrowser }) => {
    const teacher = await verifiedTeacher({ fullName: name });
    const invite = await openClass(teacher, { className: name, requireApproval: true });

    await page.setViewportSize({ width: 390, height: 800 });
    const email = newAddress('name');
    await page.goto(`/register/student?code=${invite.code}`);
    await expect(page.getByText(`This code opens ${name} with ${name}.`)).toBeVisible();
    await expectToFit(page);
    await fillAccount(page, { fullName: name, email, password });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    await expectToFit(page);
    await page.goto(await verificationLink(email));
    await expect(page.getByRole('heading', { name: `Hello, ${name}!` })).toBeVisible();
    await expect(page.getByText("Waiting for your teacher's approval")).toBeVisible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByText(email)).toBeVisible();
    await expectToFit(page);
    await page.goto('/profile');
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expectToFit(page);
    await page.goto('/teacher-dashboard');
    await expect(page.getByRole('main').getByText(name)).toBeVisible();
    await expectToFit(page);

    const desk = await anotherBrowser(teacher);
    await desk.goto('/teacher/students');
    await expect(desk.getByRole('rowheader', { name })).toBeVisible();
    await expectToFit(desk);
    await desk.getByRole('button', { name: `Approve ${name}` }).click();
    await expect(desk.getByRole('row').filter({ hasText: name }).getByText('In class')).toBeVisible();
    await desk.goto('/teacher/invite-codes');
    await expect(desk.getByRole('heading', { name, level: 2 })).toBeVisible();
    await desk.getByRole('button', { name: 'QR code' }).click();
    await expect(desk.getByRole('dialog').getByText(name)).toBeVisible();
    await expectToFit(desk);

    await page.goto('/student-dashboard');
    await expect(page.getByText(`Welcome to ${name}!`)).toBeVisible();
    await expectToFit(page);
  });
}

test('any other name is told as it was typed, and fits', async ({ page, anotherBrowser }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const desk = await anotherBrowser();
  for (const what of others) {
    const name = names[what];
    const teacher = await verifiedTeacher({ fullName: name });
    const invite = await openClass(teacher, { className: name });
    await page.context().clearCookies();
    await page.goto(`/register/student?code=${invite.code}`);
    await expect(page.getByText(`This code opens ${name} with ${name}.`)).toBeVisible();
    await expectToFit(page);
    await signIn(page, await studentOf(teacher, invite, { fullName: name }));
    await page.goto('/student-dashboard');
    await expect(page.getByRole('heading', { name: `Hello, ${name}!` })).toBeVisible();
    await expectToFit(page);
    await signIn(desk, teacher);
    await desk.goto('/teacher/students');
    await expect(desk.getByRole('rowheader', { name })).toBeVisible();
    await expectToFit(desk);
  }
});

test('a name that is typed into the profile is shown everywhere at once', async ({ page, school }) => {
  const student = await studentOf(school.teacher, school.invite);
  await signIn(page, student);
  await page.goto('/profile');
  await page.getByLabel('Display name').fill(names['Turkish letters']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: names['Turkish letters'] })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${names['Turkish letters']}!` })).toBeVisible();
});
