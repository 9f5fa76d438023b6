import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart } from './stage/games.ts';
import { setHomework } from './stage/homework.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letPlayLast } from './stage/time-passes.ts';

type Item = { answer: string };

const phone = { width: 360, height: 740 };

/** So long a round of four short clues takes at least; what is faster, nobody can have read, and it doesn't count. */
const readingSeconds = 8;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Comes to a link or button by keyboard and follows it. */
async function follow(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Somebody reads: the play has gone on for longer, by the clock of the device and of the server. */
async function letTimePass(page: Page): Promise<void> {
  await page.clock.fastForward(1000 * readingSeconds);
  await letPlayLast(page, readingSeconds);
}

/** Starts the round that is about to begin, and solves it by keyboard as slowly as somebody reads. */
async function play(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await tabTo(page, start);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
  });
  const { items } = await roundOfStart<Item>(page, () => page.keyboard.press('Enter'));
  await expect(page.getByText(`Word 1 of ${items.length}`, { exact: true })).toBeVisible();
  // The line that names the homework, and the bell, hear that it has begun; the game itself asks for nothing more.
  const aroundIt = ['GET /api/assignments/mine', 'GET /api/notices/unread'];
  expect(asked.filter((each) => !aroundIt.includes(each))).toEqual(['POST /api/games/plays']);
  for (const [place, { answer }] of items.entries()) {
    const isLast = place === items.length - 1;
    await expect(page.getByText(`Word ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    if (place > 0) await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    if (isLast) await letTimePass(page);
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
}

test('a student does a homework on a phone by keyboard: it is turned in by itself, and the teacher sees it', async ({
  page,
  teacher,
  invite,
  student,
  anotherBrowser,
}) => {
  await page.clock.install();
  await page.setViewportSize(phone);
  await signIn(page, student);
  await page.goto('/student-dashboard');
  await expect(region(page, 'Homeworks').getByText('No homework to do.')).toBeVisible();
  const { id } = await setHomework(teacher, invite, { due: '2030-12-01T18:00', instructions: 'Learn them first.' });
  await expect(region(page, 'Homeworks').getByRole('link', { name: 'Fruit' })).toBeVisible();
  await expectNoBarriers(page, 'dashboard');
  const table = await anotherBrowser(teacher);
  await table.goto(`/assignments/${id}`);
  await expect(table.getByRole('row', { name: student.fullName })).toContainText('Not begun');

  await page.goto('/todo');
  await expect(region(page, 'Homeworks').getByRole('link', { name: 'Fruit', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toHaveCount(0);
  await expectNoBarriers(page, 'to-do list');

  await page.goto('/student/assignments');
  await expect(region(page, 'To do').getByText('Due on 1 Dec 2030, 18:00')).toBeVisible();
  await expectNoBarriers(page, 'list');
  await follow(page, 'link', 'Fruit');
  await expect(page.getByText('Learn them first.')).toBeVisible();
  await expect(page.getByText('4 words and phrases. Choose one to look it up.')).toBeVisible();
  await expectNoBarriers(page, 'one homework');
  await follow(page, 'button', 'banana');
  await expect(page.getByRole('dialog').getByText('banana').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await follow(page, 'link', 'Start');
  await expect(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expectNoBarriers(page, 'before the start');
  await play(page);

  await expect(page.getByText('You did it: 100%, and the target was 80%.')).toBeVisible();
  await expect(page.getByText('It has been turned in automatically.')).toBeVisible();
  await expectNoBarriers(page, 'results');
  await expect(table.getByRole('row', { name: student.fullName })).toContainText('Turned in');
  await expect(table.getByRole('row', { name: student.fullName })).toContainText('100%');

  await follow(page, 'link', 'To the homework');
  await expect(region(page, 'Turned in')).toBeVisible();
  await expect(region(page, 'Your games').getByText('40 of 40 points')).toBeVisible();
  await expectNoBarriers(page, 'one homework, turned in');
  await page.goto('/student-dashboard');
  await expect(region(page, 'Homeworks').getByText('No homework to do.')).toBeVisible();
});
