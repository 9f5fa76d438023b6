import type { Page } from '@playwright/test';
import { expectNoBarriers } from './stage/accessibility.ts';
import type { Person } from './stage/people.ts';
import { expect, signIn, test } from './stage/test.ts';

const write = (page: Page) => page.getByLabel('New to-do');
const names = (page: Page) => page.locator('[data-name]');

/** The list as somebody finds it who wrote these down, the last one first. */
async function openList(page: Page, student: Person, ...titles: string[]): Promise<void> {
  for (const title of titles.toReversed()) {
    await student.visitor.call('POST', '/todos', { id: crypto.randomUUID(), title });
  }
  await signIn(page, student);
  await page.goto('/todo');
  if (titles.length > 0) await expect(names(page)).toHaveText(titles);
}

test('a student writes things down, one after the other, and ticks them off', async ({ page, student }) => {
  await openList(page, student);
  await expect(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
  await expectNoBarriers(page, 'empty');
  await page.getByRole('button', { name: 'Write something down' }).click();
  for (const title of ['Learn ten words', 'Read chapter 3']) {
    await expect(write(page)).toBeFocused();
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(write(page)).toHaveValue('');
  }
  await expect(names(page)).toHaveText(['Read chapter 3', 'Learn ten words']);

  await page.getByRole('checkbox', { name: 'Done: Read chapter 3' }).press('Space');
  await expect(names(page)).toHaveText(['Learn ten words']);
  await expect(page.getByRole('checkbox', { name: 'Done: Learn ten words' })).toBeFocused();
  await expect(page.getByText('“Read chapter 3” is done.')).toBeVisible();
  await expectNoBarriers(page, 'list');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Read chapter 3', 'Learn ten words']);

  await page.getByRole('checkbox', { name: 'Done: Learn ten words' }).click();
  await page.getByRole('button', { name: 'Done 1' }).click();
  await expect(page).toHaveURL(/show=done/);
  await page.reload();
  await expect(names(page)).toHaveText(['Learn ten words']);
  await expectNoBarriers(page, 'done');
  await page.getByRole('checkbox', { name: 'Done: Learn ten words' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing done yet' })).toBeVisible();
});

test('the order is made by keyboard, from the menu, and by dragging', async ({ page, student }) => {
  await openList(page, student, 'One', 'Two', 'Three', 'Four');
  const handle = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
  await handle('One').press('Space');
  await expect(page.getByText('One is lifted. Place 1 of 4.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Place 3 of 4 for One.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(names(page)).toHaveText(['Two', 'Three', 'One', 'Four']);
  await expect(handle('One')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveText(['Two', 'Three', 'One', 'Four']);

  await page.getByRole('button', { name: 'More for One' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(names(page)).toHaveText(['Two', 'One', 'Three', 'Four']);
  await expect(page.getByRole('button', { name: 'More for One' })).toBeFocused();

  const [from, to] = [await handle('Four').boundingBox(), await handle('Two').boundingBox()];
  if (!from || !to) throw new Error('there is no handle');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 5 });
  await expect(page.locator('[data-mark="before"]')).toContainText('Two');
  await page.mouse.up();
  const order = ['Four', 'Two', 'One', 'Three'];
  await expect(names(page)).toHaveText(order);
  await page.reload();
  await expect(names(page)).toHaveText(order);
});

test('a finger makes the order too', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await openList(page, student, 'One', 'Two', 'Three', 'Four');
  const touch = await page.context().newCDPSession(page);
  const placeOf = async (title: string) => {
    const box = await page.getByRole('button', { name: `Move ${title}`, exact: true }).boundingBox();
    if (!box) throw new Error('there is no handle');
    return { x: box.x + 10, y: box.y + 10 };
  };
  const [from, to] = [await placeOf('Four'), await placeOf('One')];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 10; step += 1) {
    const y = from.y + ((to.y - 5 - from.y) * step) / 10;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x, y }] });
  }
  await expect(page.locator('[data-mark="before"]')).toContainText('One');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(names(page)).toHaveText(['Four', 'One', 'Two', 'Three']);
  await page.reload();
  await expect(names(page)).toHaveText(['Four', 'One', 'Two', 'Three']);
});

test('two screens see each other, and neither writes over the other unasked', async ({
  page,
  student,
  anotherBrowser,
}) => {
  await openList(page, student, 'Essay');
  const other = await anotherBrowser(student);
  await other.goto('/todo');
  for (const each of [page, other]) {
    await each.getByRole('button', { name: 'More for Essay' }).click();
    await each.getByRole('menuitem', { name: 'Edit' }).click();
  }
  const title = (each: Page) => each.getByRole('dialog').getByLabel('Title');
  await title(other).fill('Essay on trees');
  await other.getByRole('dialog').getByLabel('Due').fill('2030-01-05');
  await other.getByRole('dialog').getByLabel('Priority').selectOption('Important');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(names(page)).toHaveText(['Essay on trees']);
  await title(page).fill('Essay on birds');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const changed = page.getByText('This was changed on another screen in the meantime');
  await expect(changed).toContainText(/: title “Essay on trees”, due .*2030.* and priority “Important”\./);
  await expect(title(page)).toHaveValue('Essay on birds');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(names(other)).toHaveText(['Essay on birds']);

  await other.getByRole('button', { name: 'More for Essay on birds' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(names(page)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(names(page)).toHaveText(['Essay on birds']);
});
