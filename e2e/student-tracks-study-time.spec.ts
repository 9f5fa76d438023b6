import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import { dayFromToday } from './stage/days.ts';
import { expect, signIn, test } from './stage/test.ts';
import { letZoneCount } from './stage/time-passes.ts';

const clock = (page: Page) => page.getByRole('region', { name: 'Clock' });
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessions' });
const dialog = (page: Page) => page.getByRole('dialog');
const daysAgo = (days: number) => dayFromToday(-days);

async function write(page: Page, day: string, time: string, minutes: string): Promise<void> {
  await dialog(page).getByLabel('Day').fill(day);
  await dialog(page).getByLabel('Began at').fill(time);
  await dialog(page).getByLabel('Minutes').fill(minutes);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
}

test('the clock goes on through a refresh and on another device', async ({ page, student, anotherBrowser }) => {
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  await expectNoBarriers(page, 'empty');
  await page.getByLabel('What').selectOption('Grammar');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page.getByRole('timer')).toHaveText('0:02');
  await expect(page).toHaveTitle(/^0:0\d · Study tracker/);
  await page.reload();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[3-9]|0:[1-5]\d/);
  await expectNoBarriers(page, 'running');

  const other = await anotherBrowser(student);
  await other.goto('/student/study-tracker');
  await expect(clock(other).getByText('Grammar')).toBeVisible();
  await other.getByRole('button', { name: 'Pause' }).click();
  await expect(clock(page).getByText('Paused')).toBeVisible();
  await expect(page).toHaveTitle(/^Study tracker/);
  const shown = (await page.getByRole('timer').textContent()) ?? '';
  await expect(other.getByRole('timer')).toHaveText(shown);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(other.getByRole('button', { name: 'Pause' })).toBeVisible();
  await other.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(sessions(page).getByRole('listitem')).toHaveText(/Grammar.*sec/);
});

test('what is written down is counted, corrected, removed and brought back', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await expectNoBarriers(page, 'dialog');
  await dialog(page).getByLabel('What').selectOption('Reading');
  await dialog(page).getByLabel('Note').fill('Chapter 3');
  await write(page, daysAgo(2), '10:00', '85');
  await expect(sessions(page).getByRole('listitem')).toHaveText(/Reading Chapter 3.*1 hr 25 min/);
  await expect(page.getByText('You studied on 1 day: 1 hr 25 min')).toBeVisible();
  await expectNoBarriers(page, 'counted');

  await page.getByRole('button', { name: /^More for Reading/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await write(page, daysAgo(2), '10:00', '25');
  await expect(sessions(page).getByRole('listitem')).toHaveText(/25 min/);
  await expect(page.getByText('You studied on 1 day: 25 min')).toBeVisible();
  await page.getByRole('button', { name: /^More for Reading/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing yet. Your first day appears here.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('You studied on 1 day: 25 min')).toBeVisible();

  await page.getByLabel('Daily goal').selectOption('20 min');
  await expect(page.getByText('0 min of 20 min')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  const year = page.getByRole('region', { name: 'The last year' }).locator('section');
  // On a phone the year begins at its end: today is what one looks for.
  expect(await year.evaluate((frame) => frame.scrollWidth - frame.clientWidth - frame.scrollLeft)).toBeLessThan(2);
  expect(await year.evaluate((frame) => frame.scrollLeft)).toBeGreaterThan(100);
});

test('the keyboard walks over the week and the year, and hears each day', async ({ page, student }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await student.visitor.call('POST', '/study/sessions', {
    id: crypto.randomUUID(),
    activity: 'reading',
    day: daysAgo(15),
    time: '10:00',
    minutes: 45,
  });
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  const year = page.getByRole('region', { name: 'The last year' });
  const cursor = year.getByRole('slider', { name: 'Day' });
  await cursor.focus();
  await expect(cursor).toHaveAttribute('aria-valuetext', /: 0 min$/);
  // Two weeks to the left and a day up.
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  const wanted = new Date(`${daysAgo(15)}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
  await expect(cursor).toHaveAttribute('aria-valuetext', new RegExp(`${wanted}.*: 45 min$`));
  await expect(year.getByText(/: 45 min$/).first()).toBeVisible();
  // The day that is told about is in sight.
  for (let week = 0; week < 30; week += 1) await page.keyboard.press('ArrowLeft');
  const frame = year.locator('section').first();
  const sight = await frame.evaluate(({ scrollLeft, clientWidth }) => [scrollLeft, scrollLeft + clientWidth]);
  expect(sight[0]).toBeLessThan(21 * 14);
  expect(sight[1]).toBeGreaterThan(20 * 14);
  await expectNoBarriers(page, 'walking over the year');
  const week = page.getByRole('region', { name: 'This week' });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await expect(week.getByText(day, { exact: true })).toBeVisible();
  const sinceMonday = (new Date(dayFromToday(0)).getUTCDay() + 6) % 7;
  await expect(week.getByRole('slider', { name: 'Day' })).toHaveValue(String(sinceMonday));
});

test('what can’t have been is refused with a reason, and what was typed stays', async ({ page, student }) => {
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  const open = () => page.getByRole('button', { name: 'Add by hand' }).click();
  await open();
  await write(page, daysAgo(2), '10:00', '60');
  await expect(dialog(page)).toBeHidden();
  await open();
  await write(page, daysAgo(2), '10:30', '60');
  await expect(
    dialog(page).getByText(/You already have Vocabulary from .* to .*Choose a time that is free/),
  ).toBeVisible();
  await write(page, daysAgo(3), '10:30', '1560');
  await expect(dialog(page).getByText('A session can be 12 hours at most.')).toBeVisible();
  await expect(dialog(page).getByLabel('Minutes')).toHaveValue('1560');
  await write(page, daysAgo(3), '10:30', '9999999');
  await expect(dialog(page).getByText('A session can be 12 hours at most.')).toBeVisible();
  for (const minutes of ['-5', '1.5']) {
    await write(page, daysAgo(3), '10:30', minutes);
    await expect(dialog(page).getByText('Whole minutes, at least 1.')).toBeVisible();
  }
  await write(page, '1990-01-01', '10:30', '60');
  await expect(dialog(page).getByText('That day is too long ago. Please choose a later one.')).toBeVisible();
  await write(page, daysAgo(-2), '10:30', '60');
  await expect(dialog(page).getByText('That is still to come.')).toBeVisible();
  await expect(dialog(page).getByLabel('Began at')).toHaveValue('10:30');
  await page.keyboard.press('Escape');
  await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
});

test('a session keeps its day and hour when the student lives elsewhere', async ({ page, student }) => {
  const id = crypto.randomUUID();
  const when = { day: daysAgo(3), time: '23:30', minutes: 60 };
  await student.visitor.call('POST', '/study/sessions', { id, activity: 'reading', ...when });
  const { version } = await student.visitor.call<{ version: number }>('GET', '/profiles/me');
  await student.visitor.call('PATCH', '/profiles/me', { version, timeZone: 'America/New_York' });
  await letZoneCount(student);
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  const row = sessions(page).getByRole('listitem');
  await expect(row).toHaveText(/23:30 \(Berlin\).*1 hr/);
  await page.getByRole('button', { name: /^More for Reading/ }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog(page).getByLabel('Day')).toHaveValue(when.day);
  await expect(dialog(page).getByLabel('Began at')).toHaveValue('23:30');
  await expect(dialog(page).getByText('Day and time are those of Berlin')).toBeVisible();
  await write(page, when.day, '22:15', '60');
  await expect(row).toHaveText(/22:15 \(Berlin\)/);

  // What is written down now is of New York, and says nothing about it.
  await page.getByRole('button', { name: 'Add by hand' }).click();
  await expect(dialog(page).getByText('Day and time are those of')).toHaveCount(0);
  await write(page, when.day, '16:30', '30');
  await expect(dialog(page).getByText(/You already have Reading from .* 16:15 to 17:15/)).toBeVisible();
});

test('25 and 5 say when to rest, and a forgotten clock asks how long it was', async ({ page, student }) => {
  const id = crypto.randomUUID();
  await student.visitor.call('POST', '/study/timer', { id, activity: 'writing', isPomodoro: true });
  // Nobody waits for 25 minutes: the page is shown a clock that began earlier.
  let began = 24 * 60 + 55;
  await page.route('**/api/study', async (route) => {
    const response = await route.fetch();
    const board = await response.json();
    if (board.timer) board.timer.startedAt = new Date(Date.parse(board.now) - began * 1000).toISOString();
    await route.fulfill({ response, json: board });
  });
  await signIn(page, student);
  await page.goto('/student/study-tracker');
  await expect(clock(page).getByText('Study', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Ring when it is time' })).not.toBeChecked();
  await expect(page.getByText('Time to rest for 5 minutes.')).toBeAttached();
  await expect(clock(page).getByText('Rest', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^4:5\d$/);
  await expectNoBarriers(page, 'rest');

  began = 20 * 3600;
  await page.reload();
  await expect(page.getByText('Did you forget the clock?')).toBeVisible();
  await expectNoBarriers(page, 'forgotten');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please fill this in.')).toBeVisible();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await dialog(page).getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(sessions(page).getByText('Nothing yet.')).toBeVisible();
});
