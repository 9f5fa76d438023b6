import type { Locator } from '@playwright/test';
import { aClass, languages, pictureOf, pretendToBePublic, save } from './stage/photograph.ts';
import { expect, test } from './stage/test.ts';

/*
 * Takes the pictures of the landing page and the README. No test: PICTURES=1 runs it, and the guide's, instead of them.
 */

/** A part of the page of the landing pictures' shape, all of its width, from the top of an element on. */
async function partFrom(top: Locator, above: number, width: number) {
  const y = (await top.boundingBox())?.y ?? 0;
  return { x: 0, y: Math.max(0, y - above), width, height: (width * 528) / 720 };
}

const look = (width: number) => ({ viewport: { width, height: 1400 }, deviceScaleFactor: 720 / width });

for (const language of languages) {
  test(`the landing page's pictures in ${language}`, async ({ anotherBrowser }) => {
    const file = (name: string) => pictureOf(name, language);
    const { say, teacher, className, invite, waiting } = await aClass(language, `hill-${language}`);

    const codes = await anotherBrowser(teacher, look(500));
    await pretendToBePublic(codes);
    await codes.goto('/teacher/invite-codes');
    await expect(codes.getByTestId('invite-code')).toHaveCount(2);
    await save(
      codes,
      file('invite-codes'),
      await partFrom(codes.getByRole('listitem').filter({ hasText: invite.code }), 20, 500),
    );

    const list = await anotherBrowser(teacher, look(760));
    await list.goto('/teacher/students');
    await expect(list.getByRole('rowheader')).toHaveCount(3);
    await save(list, file('students'), await partFrom(list.getByRole('table'), 24, 760));

    const form = await anotherBrowser(null, look(580));
    await form.goto(`/register/student?code=${invite.code}&lang=${language}`);
    await form.getByLabel(say('landing:screen.full-name')).fill(waiting.fullName);
    await form.getByLabel(say('landing:screen.email')).fill(waiting.email);
    await expect(form.getByRole('status').filter({ hasText: className })).toBeVisible();
    await save(form, file('join'), await partFrom(form.locator('form'), 20, 580));
  });
}

test("the README's picture", async ({ anotherBrowser }) => {
  const { teacher } = await aClass('en', 'hill');
  const desk = await anotherBrowser(teacher);
  await desk.goto('/teacher/students');
  await expect(desk.getByRole('rowheader')).toHaveCount(3);
  await save(desk, 'docs/pictures/classroom.webp');
});
