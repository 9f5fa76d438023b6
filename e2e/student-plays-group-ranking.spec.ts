import type { Page } from '@playwright/test';
import { expectNoBarriers, standStill } from './stage/accessibility.ts';
import { roundOfStart, startGame, startGameByKeys } from './stage/games.ts';
import { tabTo } from './stage/keyboard.ts';
import { expect, signIn, test } from './stage/test.ts';

type Thing = { id: string; text: string; right: number[] };
type Item = { id: string; title: string; groups?: string[]; things: Thing[] };

/** What of the board has the focus. */
const focused = (page: Page, items: readonly Item[]) =>
  expect
    .poll(async () => {
      const id = await page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing);
      return items.flatMap(({ things }) => things).find((thing) => thing.id === id)?.text ?? '';
    })
    .not.toBe('')
    .then(() => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? ''));

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('a student sorts by keyboard alone: what is wrong comes back, and only the first try counts', async ({
  page,
  student,
}) => {
  await signIn(page, student);
  const { items } = await startGameByKeys<Item>(page, 'Group Ranking');
  await expectNoBarriers(page, 'start');
  await tabTo(page, page.locator('[data-thing] button').first());

  for (const [place, { title, groups = [], things }] of items.entries()) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    if (place > 0) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const wrongOne = place === 0 ? things.find(({ right }) => right.length === 1) : undefined;
    for (let left = things.length; left > 0; left -= 1) {
      const id = await focused(page, items);
      const thing = things.find((each) => each.id === id);
      const [right = 0] = thing?.right ?? [];
      await page.keyboard.press(String((thing === wrongOne ? (right + 1) % groups.length : right) + 1));
    }
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    if (wrongOne) {
      await expect(page.getByText(`${things.length - 1} of ${things.length} are right and stay.`).last()).toBeVisible();
      await expectNoBarriers(page, 'checked');
      expect(await focused(page, items)).toBe(wrongOne.id);
      await page.keyboard.press(String((wrongOne.right[0] ?? 0) + 1));
      await page.keyboard.press('Enter');
    }
    const isLast = place === items.length - 1;
    await expect(page.getByRole('button', { name: isLast ? 'To the results' : 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
  }

  const all = 10 * items.flatMap(({ things }) => things).length;
  await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused();
  await expect(page.getByText(`${all - 5} of ${all}`)).toBeVisible();
  await expect(page.getByText('Right would be:')).toHaveCount(1);
  await expectNoBarriers(page, 'results');

  const again = await roundOfStart<Item>(page, () =>
    page.getByRole('button', { name: 'Practise this one again (1)' }).click(),
  );
  expect(again.items[0]?.id).toBe(items[0]?.id);
});

test('a student sorts by touch on a small phone, and goes on after a refresh', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const { items } = await startGame<Item>(page, 'Group Ranking');
  const choose = async ({ text }: Thing, name: string) => {
    await page.getByRole('button', { name: `${text} (move to …)`, exact: true }).tap();
    const choice = page.getByRole('menuitem', { name, exact: true });
    await expect(choice).toBeVisible();
    // It pops up; what is tapped before it stands would make the test scroll it away.
    await standStill(page);
    await choice.tap();
  };
  const put = async (thing: Thing, groups: readonly string[], to: number) => {
    const name = `${to + 1} ${groups[to]}`;
    await choose(thing, name);
    await expect(page.getByRole('region', { name, exact: true })).toContainText(thing.text);
  };
  for (const [place, { groups = [], things }] of items.entries()) {
    for (const [at, thing] of things.entries()) {
      await put(thing, groups, thing.right[0] ?? 0);
      if (place === 0 && at === 1) {
        const first = things[0] as Thing;
        await choose(first, 'Back to the others');
        const saved = page.waitForResponse((response) => response.url().endsWith('/moves'));
        await put(first, groups, first.right[0] ?? 0);
        await saved;
        await page.reload();
        await expect(page.getByText(`${things.length - 2} still to sort`)).toBeVisible();
      }
    }
    expect(await isWide(page)).toBe(false);
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expect(page.getByText('All right! Well done.').last()).toBeVisible();
    if (place === 0) await expectNoBarriers(page, 'sorted on a phone');
    await page.getByRole('button', { name: place === items.length - 1 ? 'To the results' : 'Next' }).tap();
  }
  const all = 10 * items.flatMap(({ things }) => things).length;
  await expect(page.getByText(`${all} of ${all}`)).toBeVisible();
  await expectNoBarriers(page, 'results on a phone');
});

test('a student puts steps in order, by keys and by arrows', async ({ student, anotherBrowser }) => {
  const page = await anotherBrowser(student, { hasTouch: true, viewport: { width: 320, height: 640 } });
  await page.goto('/games/group-ranking');
  await page.getByLabel('Way to play').selectOption({ label: 'Put in order' });
  await page.getByLabel('Rounds').selectOption('2');
  const { items } = await roundOfStart<Item>(page, () =>
    page.getByRole('button', { name: 'Start', exact: true }).tap(),
  );
  const [first, second] = items.map((item) => ({
    ...item,
    steps: item.things.toSorted(({ right: [one = 0] }, { right: [other = 0] }) => one - other),
  }));
  if (!first || !second) throw new Error('a round of less than two scales');
  await expectNoBarriers(page, 'start');

  // By keyboard: nothing moved is wrong, since no two neighbours are right at first.
  await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
  await page.keyboard.press('Enter');
  const verdict = page.getByText(`0 of ${first.steps.length - 1} pairs of neighbours are right.`).last();
  await expect(page.locator(`[data-thing="${first.things[0]?.id}"]`).getByRole('button').first()).toBeFocused();
  await expect(verdict).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page, 'checked');
  await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeDisabled();
  for (const [place, { id, text }] of first.steps.entries()) {
    const step = page.locator(`[data-thing="${id}"]`).getByRole('button').first();
    await tabTo(page, step);
    await page.keyboard.press(String(place + 1));
    await expect(page.getByRole('listitem').nth(place)).toContainText(text);
    await expect(step).toBeFocused();
  }
  await expectNoBarriers(page, 'in order');
  await tabTo(page, page.getByRole('button', { name: 'Check', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  // By touch: each step goes up until it is where it belongs.
  await expect(page.getByRole('heading', { name: second.title, exact: true })).toBeVisible();
  const order = second.things.map(({ id }) => id);
  for (const [place, { id, text }] of second.steps.entries()) {
    for (let at = order.indexOf(id); at > place; at -= 1) {
      await page.getByRole('button', { name: `Move “${text}” up` }).tap();
      order.splice(at, 1);
      order.splice(at - 1, 0, id);
      await expect(page.getByRole('listitem').nth(at - 1)).toContainText(text);
    }
  }
  expect(await isWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Check', exact: true }).tap();
  await expect(page.getByText('All right! Well done.').last()).toBeVisible();
  await page.getByRole('button', { name: 'To the results' }).tap();
  await expect(page.getByText('15 of 20')).toBeVisible();
  await expectNoBarriers(page, 'results');
});

test('things and steps are dragged with the mouse as well', async ({ page, student }) => {
  await signIn(page, student);
  const { items } = await startGame<Item>(page, 'Group Ranking');
  const thingOf = (id: string) => page.locator(`[data-thing="${id}"]`);
  const [set] = items;
  if (!set) throw new Error('a round without sets');
  for (const { id, text, right } of set.things) {
    const group = page.getByRole('region', {
      name: `${(right[0] ?? 0) + 1} ${set.groups?.[right[0] ?? 0]}`,
      exact: true,
    });
    await thingOf(id).dragTo(group);
    await expect(group).toContainText(text);
  }
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('All right! Well done.').last()).toBeVisible();

  await page.goto('/games/group-ranking');
  await page.getByLabel('Way to play').selectOption({ label: 'Put in order' });
  const scales = await roundOfStart<Item>(page, () => page.getByRole('button', { name: 'Start', exact: true }).click());
  const things = scales.items[0]?.things ?? [];
  const steps = things.toSorted(({ right: [one = 0] }, { right: [other = 0] }) => one - other);
  for (const [place, { id, text }] of steps.entries()) {
    // The number, which is no button.
    await thingOf(id).locator('> span').first().dragTo(page.locator('li[data-thing]').nth(place));
    await expect(page.locator('li[data-thing]').nth(place)).toContainText(text);
  }
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('All right! Well done.').last()).toBeVisible();
});
