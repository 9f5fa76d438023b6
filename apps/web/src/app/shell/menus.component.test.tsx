import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '#testing/answers.ts';
import { expectNoBarriers, standStill } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { ownPage } from '#testing/own-page.ts';
import { student, teacher, visitor } from '#testing/people.ts';
import { answerSchool, emptyGrove } from '#testing/school.ts';

const bar = page.getByRole('banner');
const menu = page.getByRole('menu');
const mainMenu = page.getByRole('navigation', { name: 'Main menu' });
const ownMenu = ({ profile }: typeof teacher) => bar.getByRole('button', { name: profile.fullName });
const texts = (links: readonly Element[]) => links.map(({ textContent }) => textContent);

it.each([
  { who: visitor, path: '/login', links: ['Home', 'Login', 'Register'], active: 'Login' },
  {
    who: teacher,
    path: '/teacher/invite-codes',
    links: ['Dashboard', 'Students', 'Upload', 'Invite Code', 'Homeworks'],
    active: 'Invite Code',
  },
  {
    who: student,
    path: '/games',
    links: ['Dashboard', 'Games', 'Flashcards', 'Dictionary', 'To-do', 'Homeworks'],
    active: 'Games',
  },
])('each role has its own menu, and the page one is on is marked: $active', async ({ who, path, links, active }) => {
  answerSchool();
  answer((calls) => calls.games.hub, { games: [], xpToday: 0, xpLimit: 100 });
  answer((calls) => calls.flashcards.decks, []);
  answer((calls) => calls.assignments.mine, ownPage([]));
  await openPage(path, who);
  await expect.poll(() => texts(mainMenu.getByRole('link').elements())).toEqual(links);
  await expect
    .element(mainMenu.getByRole('link', { name: active, exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

it('a teacher finds the tools in a menu of the bar, where the one that is open is marked', async () => {
  answerSchool();
  answer((calls) => calls.flashcards.decks, []);
  await page.viewport(1280, 800);
  await openPage('/flashcards', teacher);
  await page.getByRole('button', { name: 'Tools' }).click();
  const items = page.getByRole('menuitem');
  await expect
    .poll(() => texts(items.elements()))
    .toEqual(['Texts', 'Flashcards', 'Dictionary', 'Games', 'Game analytics']);
  await expect.element(items.filter({ hasText: 'Flashcards' })).toHaveAttribute('aria-current', 'page');
  await expectNoBarriers('the menu of tools');
});

describe('a student’s other places', () => {
  const places = ['Your grove', 'Texts', 'Study tracker', 'Game analytics'];

  it('are in a menu of the bar, where the one that is open is marked', async () => {
    await page.viewport(1280, 800);
    answer((calls) => calls.memory.grove, emptyGrove);
    await openPage('/student/grove', student);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const items = page.getByRole('menuitem');
    await expect.poll(() => texts(items.elements())).toEqual(places);
    await expect.element(items.filter({ hasText: 'Your grove' })).toHaveAttribute('aria-current', 'page');
    await expectNoBarriers('the menu of other places');
  });

  it('are in the menu of a phone', async () => {
    await page.viewport(390, 800);
    await openPage('/usage', student);
    await bar.getByRole('button', { name: 'Open menu' }).click();
    for (const name of places) await expect.element(mainMenu.getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoBarriers('the menu of a phone');
  });
});

describe('the menu with the own name', () => {
  it('opens, moves and closes by keys, and gives the focus back', async () => {
    await openPage('/usage', teacher);
    const button = ownMenu(teacher);
    button.element().focus();
    await press('Enter');
    await expect.element(page.getByRole('menuitem', { name: 'Profile Settings' })).toHaveFocus();
    await press('ArrowDown');
    await expect.element(page.getByRole('menuitem', { name: 'Help & Support' })).toHaveFocus();
    await press('End');
    await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await press('Escape');
    await expect.poll(() => menu.query()).toBeNull();
    await expect.element(button).toHaveFocus();
  });

  it('closes on a click outside and on going to another page', async () => {
    const { path, back } = await openPage('/usage', student);
    await ownMenu(student).click();
    await expect.element(menu).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => menu.query()).toBeNull();
    await ownMenu(student).click();
    await page.getByRole('menuitem', { name: 'Help & Support' }).click();
    await expect.poll(path).toBe('/help');
    await expect.poll(() => menu.query()).toBeNull();
    await ownMenu(student).click();
    await expect.element(menu).toBeVisible();
    back();
    await expect.poll(path).toBe('/usage');
    await expect.poll(() => menu.query()).toBeNull();
  });

  it('stays when it was opened while another page was loading, and takes the focus', async () => {
    const { path, back } = await openPage('/usage', student);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help & Support' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveFocus();
    back();
    ownMenu(student)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(path).toBe('/usage');
    await expect.element(title).toHaveTextContent('Usage guide');
    await standStill();
    await expect.element(page.getByRole('menuitem', { name: 'Profile Settings' })).toHaveFocus();
  });
});

it('the mobile menu closes on a tap outside and on going to another page', async () => {
  await page.viewport(390, 800);
  const { path } = await openPage('/usage', visitor);
  const open = bar.getByRole('button', { name: 'Open menu' });
  const login = mainMenu.getByRole('link', { name: 'Login' });
  await open.click();
  await expect.element(login).toBeVisible();
  // The heading lies behind it; the bar is outside of it.
  await bar.click({ position: { x: 200, y: 30 } });
  await expect.poll(() => login.query()).toBeNull();
  await open.click();
  await login.click();
  await expect.poll(path).toBe('/login');
  await expect.element(open).toBeVisible();
});
