import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cutOff } from './stage/cut-off.ts';
import { newStudent, openClass, studentOf, verifiedTeacher } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const looks = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const longest = 'Maximiliana-Alexandra Oberhuber-Wagenknecht';

const table = (page: Page) => page.getByRole('table');

test('no cell of the roster is cut off in any language, at a desk and on a phone', async ({ page }) => {
  const teacher = await verifiedTeacher();
  const invite = await openClass(teacher, { className: 'Klasse 7B: Lesen und Verstehen' });
  const second = await openClass(teacher, { className: '8A', requireApproval: true });
  await studentOf(teacher, invite, { fullName: longest });
  await newStudent(invite.code, { fullName: 'Not Yet Confirmed' });
  await newStudent(second.code, { fullName: 'Waldo Waiting-Longer' });
  await signIn(page, teacher);
  for (const language of ['en', 'de', 'fr', 'es', 'tr']) {
    await teacher.visitor.call('PATCH', '/profiles/me/choices', { language });
    await page.setViewportSize(looks[0]);
    await page.goto('/teacher/students');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const name of [longest, 'Not Yet Confirmed', 'Waldo Waiting-Longer']) {
      await expect(table(page).getByText(name).first()).toBeVisible();
    }
    const row = table(page).getByRole('row').filter({ hasText: longest });
    for (const isOpened of [false, true]) {
      if (isOpened) await row.locator('button[aria-expanded]').first().click();
      await expect(row.locator('button[aria-expanded="true"]')).toHaveCount(isOpened ? 1 : 0);
      for (const size of looks) {
        await page.setViewportSize(size);
        const what = `${language}, ${size.width} px, ${isOpened ? 'opened' : 'closed'}`;
        expect(await page.getByRole('main').evaluate(cutOff), what).toEqual([]);
      }
    }
  }
});

test('the pages of a long roster are turned, and a search begins on its first', async ({ page, school }) => {
  // A class of sixty takes a minute to register: the page gets one student as often as it takes.
  await page.route('**/api/students*', async (route) => {
    const answer = await route.fetch();
    const [one] = (await answer.json()) as object[];
    const copy = (_: unknown, at: number) => {
      const place = String(at + 1).padStart(2, '0');
      return {
        ...one,
        enrolmentId: randomUUID(),
        studentId: randomUUID(),
        studentName: `Student ${place}`,
        studentEmail: 'pupil@school.example',
        // The search looks at numbers too, and a drawn one may have any digits.
        studentNumber: 'ST11111111',
      };
    };
    await route.fulfill({ response: answer, json: Array.from({ length: 60 }, copy) });
  });
  await signIn(page, school.teacher);
  await page.goto('/teacher/students');
  const names = table(page).getByText(/^Student \d\d$/);
  const previous = page.getByRole('button', { name: 'Previous page' });
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  await expect(names).toHaveCount(25);
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(page.getByText('26–50 of 60')).toBeVisible();
  await expect(names.first()).toHaveText('Student 26');
  await next.click();
  await expect(names).toHaveCount(10);
  await expect(names.last()).toHaveText('Student 60');
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(names.first()).toHaveText('Student 26');

  await page.getByRole('searchbox').fill('60');
  await expect(names).toHaveText(['Student 60']);
  await page.getByRole('searchbox').fill('Student');
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  // A list that is asked for again just now would be answered after the end.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
