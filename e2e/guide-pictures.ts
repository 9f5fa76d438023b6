import { newDeck } from './stage/cards.ts';
import { roundOfStart } from './stage/games.ts';
import { openClass } from './stage/people.ts';
import type { Language } from './stage/photograph.ts';
import { aClass, languages, pictureOf, pretendToBePublic, save, showInTheMiddle } from './stage/photograph.ts';
import { expect, test } from './stage/test.ts';
import { clickWord, lighthouse } from './stage/texts.ts';

/*
 * Takes the pictures of the usage guide, in every language. No test: PICTURES=1 runs it instead of them. The guide speaks
 * of one chapter at a time; the picture of a chapter is what its `alt` describes.
 */

const clubs: Record<Language, string> = {
  en: 'Debating Club',
  tr: 'Münazara Kulübü',
  es: 'Club de debate',
  fr: 'Club de débat',
  de: 'Debattierclub',
};
const kitchens: Record<Language, readonly [name: string, spoon: string, stir: string, lid: string]> = {
  en: ['In the kitchen', 'what you eat soup with', 'to move something round in a pot', 'it closes a pot or a box'],
  tr: ['Mutfakta', 'kaşık', 'karıştırmak', 'kapak'],
  es: ['En la cocina', 'cuchara', 'remover', 'tapa'],
  fr: ['Dans la cuisine', 'cuillère', 'remuer', 'couvercle'],
  de: ['In der Küche', 'Löffel', 'umrühren', 'Deckel'],
};

for (const language of languages) {
  const guide = (name: string) => pictureOf(`guide-${name}`, language);

  test(`the guide for teachers in ${language}`, async ({ page, anotherBrowser }) => {
    const { say, teacher, first } = await aClass(language, `lake-${language}`);
    await page.goto(`/register/teacher?lang=${language}`);
    await page.getByLabel(say('auth:fields.full-name')).fill(teacher.fullName);
    await page.getByLabel(say('auth:fields.email')).fill(teacher.email);
    await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(teacher.password);
    await save(page, guide('teacher-register'));

    const desk = await anotherBrowser(teacher);
    await pretendToBePublic(desk);
    await desk.goto('/teacher/invite-codes');
    await expect(desk.getByTestId('invite-code')).toHaveCount(2);
    await save(desk, guide('teacher-invite'));
    await desk.goto('/teacher/students');
    await expect(desk.getByRole('rowheader')).toHaveCount(3);
    await desk.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await save(desk, guide('teacher-approve'));
    await desk.getByRole('button', { name: say('classes:switcher.manage') }).click();
    await expect(desk.getByRole('menuitem', { name: say('classes:switcher.archive') })).toBeVisible();
    await save(desk, guide('teacher-classes'));
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: say('classes:students.actions-for', { name: first.fullName }) }).click();
    await desk.getByRole('menuitem', { name: say('classes:students.make-code') }).click();
    await desk.getByRole('button', { name: say('auth-account:code.submit') }).click();
    await expect(desk.getByText(say('auth-account:code.until').trim()).first()).toBeVisible();
    await save(desk, guide('teacher-no-mailbox'));
    await desk.goto('/profile');
    await expect(desk.getByLabel(say('profiles:fields.full-name'))).toHaveValue(teacher.fullName);
    await desk.getByRole('heading', { name: say('auth-account:change.title') }).scrollIntoViewIfNeeded();
    await save(desk, guide('teacher-profile'));
  });

  test(`the guide for students in ${language}`, async ({ page, anotherBrowser }) => {
    const { say, teacher, className, invite, first, waiting } = await aClass(language, `valley-${language}`);
    await page.goto(`/register/student?code=${invite.code}&lang=${language}`);
    await expect(page.getByRole('status').filter({ hasText: className })).toBeVisible();
    await page.getByLabel(say('auth:fields.full-name')).fill('Noah Clark');
    await page.getByLabel(say('auth:fields.email')).fill(`noah.clark@valley-${language}.example`);
    await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(first.password);
    await save(page, guide('student-join'));
    await page.getByRole('button', { name: say('auth-register:register.submit') }).click();
    await expect(page.getByRole('heading', { name: say('auth-register:verify.title') })).toBeVisible();
    await save(page, guide('student-verify'));

    const seat = await anotherBrowser(waiting);
    await seat.goto('/student-dashboard');
    await expect(seat.getByRole('heading', { name: say('daily-tasks:tips') })).toBeVisible();
    await showInTheMiddle(seat.getByText(say('classes:mine.waiting')));
    await save(seat, guide('student-approval'));

    const login = await anotherBrowser();
    await login.goto(`/login?lang=${language}`);
    await login.getByRole('button', { name: say('auth:login.with-code') }).click();
    await login.getByLabel(say('auth:fields.login')).fill(first.email);
    await save(login, guide('student-sign-in'));

    const club = await openClass(teacher, { className: clubs[language] });
    await first.visitor.call('POST', '/enrolments', { id: club.id, code: club.code });
    const home = await anotherBrowser(first);
    await home.goto('/student-dashboard');
    await expect(home.getByRole('heading', { name: say('daily-tasks:tips') })).toBeVisible();
    await showInTheMiddle(home.getByText(clubs[language]));
    await save(home, guide('student-classes'));
    await home.goto('/profile');
    await home.getByRole('heading', { name: say('profiles:sees.title') }).click();
    await showInTheMiddle(home.getByRole('region', { name: say('profiles:sees.title') }));
    await save(home, guide('student-profile'));
    await home.getByRole('button', { name: first.fullName }).click();
    await expect(home.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
    await save(home, guide('system-language'));
  });

  test(`the guide for texts in ${language}`, async ({ anotherBrowser }) => {
    const { say, teacher, className, first } = await aClass(language, `cliff-${language}`);
    const title = 'The old lighthouse';
    const desk = await anotherBrowser(teacher);
    await desk.goto('/teacher/upload-pdf');
    await desk.getByLabel(say('pdfs-teacher:upload.file')).setInputFiles(lighthouse);
    await desk.getByLabel(say('pdfs-teacher:details.title'), { exact: true }).fill(title);
    await desk.getByRole('checkbox', { name: className }).first().check();
    await desk.getByRole('button', { name: say('pdfs-teacher:upload.send'), exact: true }).click();
    const fit = desk.getByRole('region', { name: say('pdfs-teacher:fit.title') });
    await expect(fit.getByRole('heading', { name: say('pdfs-teacher:lacked.title') })).toBeVisible();
    await desk.reload();
    await showInTheMiddle(fit.getByRole('heading', { name: say('pdfs-teacher:lacked.title') }));
    await save(desk, guide('teacher-texts'));

    const seat = await anotherBrowser(first);
    await seat.goto('/pdfs');
    await seat.getByRole('link', { name: title }).click();
    await clickWord(seat, 1, 'ships');
    await expect(seat.getByRole('dialog').getByRole('button', { name: say('flashcards:add.short') })).toBeVisible();
    await save(seat, guide('student-reading'));
  });

  test(`the guide for cards and games in ${language}`, async ({ anotherBrowser }) => {
    const { say, first } = await aClass(language, `river-${language}`);
    const [kitchen, spoon, stir, lid] = kitchens[language];
    await newDeck(first, kitchen, [
      ['a spoon', spoon],
      ['to stir', stir],
      ['a lid', lid],
    ]);
    const desk = await anotherBrowser(first);
    await desk.goto('/flashcards?review=all');
    await desk.getByRole('button', { name: say('flashcards:review.show') }).click();
    await expect(desk.getByRole('button', { name: say('flashcards:grades.good'), exact: true })).toBeVisible();
    await save(desk, guide('student-review'));

    await desk.goto('/games');
    await desk.getByRole('link', { name: say('games:games.quiz.title'), exact: true }).click();
    const start = desk.getByRole('button', { name: say('games:setup.start'), exact: true });
    await expect(start).toBeVisible();
    const { items } = await roundOfStart<{ right: number }>(desk, () => start.click());
    await expect(desk.getByRole('button', { name: say('games:play.pause'), exact: true })).toBeVisible();
    await save(desk, guide('games-pause'));
    const answer = async (option: number, way: 'next' | 'to-results') => {
      // As fast as somebody who reads; else there would be no XP to show.
      await desk.waitForTimeout(2500);
      await desk.keyboard.press(String(option + 1));
      await desk.getByRole('button', { name: say(`games-quiz:${way}`), exact: true }).click();
    };
    for (const [place, { right }] of items.entries()) {
      const number = say('games-quiz:number', { place: `${place + 1}`, all: `${items.length}` });
      await expect(desk.getByText(number, { exact: true })).toBeVisible();
      await answer(place === 2 ? (right + 1) % 4 : right, 'next');
    }
    await answer(items[2]?.right ?? 0, 'to-results');
    await expect(desk.getByRole('heading', { name: say('games:results.title') })).toBeVisible();
    await save(desk, guide('games-results'));
  });
}
