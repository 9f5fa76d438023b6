import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { roundOfStart } from './stage/games.ts';
import { setHomework } from './stage/homework.ts';
import { tabTo } from './stage/keyboard.ts';
import { places } from './stage/places.ts';
import { expect, signIn, test } from './stage/test.ts';

type Item = { answer: string };

const phone = { width: 360, height: 740 };

/** So long a round of four short clues takes at least; what is faster, nobody can have read, and it doesn't count. */
const readingMs = 8000;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Comes to a link or button by keyboard and follows it. */
async function follow(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
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
  expect(asked).toEqual(['POST /api/games/plays']);
  for (const [place, { answer }] of items.entries()) {
    const isLast = place === items.length - 1;
    await expect(page.getByText(`Word ${place + 1} of ${items.length}`, { exact: true })).toBeVisible();
    if (place > 0) await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    if (isLast) await sleep(readingMs);
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

test('without a target a student turns it in, and takes it back as long as it isn’t due', async ({
  page,
  teacher,
  invite,
  student,
}) => {
  const { id } = await setHomework(teacher, invite, { target: null });
  await signIn(page, student);
  await page.goto(`/assignments/${id}`);
  await expect(page.getByRole('button', { name: 'Turn in', exact: true })).toHaveCount(0);
  await follow(page, 'link', 'Start');
  await play(page);
  await expect(page.getByText('Your result: 100%.')).toBeVisible();
  await follow(page, 'button', 'Try again');
  await expect(page.getByText('1 game: 100%')).toBeVisible();

  await follow(page, 'link', 'To the homework');
  await follow(page, 'button', 'Turn in');
  await expect(region(page, 'Turned in')).toBeVisible();
  await follow(page, 'button', 'Take it back');
  await expect(page.getByRole('button', { name: 'Turn in', exact: true })).toBeVisible();
});

test('the list can be played with any other game, which is no attempt and becomes nobody’s habit', async ({
  page,
  teacher,
  invite,
  student,
}) => {
  const words = ['apple', 'banana', 'orange', 'cherry', 'lemon', 'kitchen', 'bridge', 'weather'];
  const { id } = await setHomework(teacher, invite, { words });
  await signIn(page, student);
  await page.goto(`/assignments/${id}`);
  await page.getByRole('link', { name: 'Word Match', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Words', exact: true })).toHaveValue('assignment');
  await expect(page.getByRole('combobox', { name: 'Homework', exact: true })).toHaveValue(id);
  await expectNoBarriers(page, 'practice');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  await page.goto('/games/word-match');
  await expect(page.getByRole('combobox', { name: 'Words', exact: true })).toHaveValue('level');
  // In its own game it is an attempt: how it is played is the teacher's.
  await page.goto('/games/anagram');
  await page.getByRole('combobox', { name: 'Words', exact: true }).selectOption('A homework list');
  await expect(page.getByLabel('Clock', { exact: true })).toHaveCount(0);
  await expect(page.getByText('None yet')).toBeVisible();
  await page.goto(`/assignments/${id}`);
  await expect(page.getByText("You haven't finished a game yet.")).toBeVisible();
});

test('homework that comes late moves nothing on the to-do list', async ({ page, teacher, invite, student }) => {
  await setHomework(teacher, invite);
  await student.visitor.call('POST', '/todos', { id: crypto.randomUUID(), title: 'Learn ten words' });
  await signIn(page, student);
  await page.route('**/api/assignments/mine', async (route) => {
    await sleep(4000);
    await route.continue();
  });
  await page.goto('/todo');
  const own = page.getByText('Learn ten words', { exact: true });
  await expect(own).toBeVisible();
  const before = await places([own]);
  await expect(region(page, 'Homeworks').getByRole('link', { name: 'Fruit', exact: true })).toBeVisible();
  expect(await places([own])).toEqual(before);
});

test('its teacher plays it beforehand, as it was set, and nothing of it is kept', async ({ page, teacher, invite }) => {
  const { id } = await setHomework(teacher, invite);
  await signIn(page, teacher);
  await page.goto(`/assignments/${id}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Word 1 of 4', { exact: true })).toBeVisible();
  await expectNoBarriers(page, 'preview');
  await page.getByRole('button', { name: 'Leave preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Fruit', level: 1 })).toBeVisible();
});

test('what was set long ago comes with a click, and is there by its address', async ({
  page,
  teacher,
  invite,
  student,
}) => {
  const onAPage = 30;
  const count = onAPage + 2;
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await setHomework(teacher, invite, { title: `Homework ${n}` })).id);
  await signIn(page, student);
  await page.goto('/student/assignments');
  const links = region(page, 'To do').getByRole('link', { name: /^Homework/ });
  await expect(links).toHaveCount(onAPage);
  await page.getByRole('button', { name: 'Show older ones', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(count);
  await expect(page.getByRole('link', { name: /^Homework [01]$/ }).and(page.locator(':focus'))).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Show older ones', exact: true })).toHaveCount(0);
  await page.goto(`/assignments/${ids[0]}`);
  await expect(page.getByRole('heading', { name: 'Homework 0', level: 1 })).toBeVisible();
  await page.goto(`/games/anagram?assignment=${ids[0]}`);
  await expect(page.getByRole('link', { name: 'To the homework', exact: true })).toBeVisible();
});
