import type { Todo } from '@wordgrove/contract/todos';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { ownPage } from '#testing/own-page.ts';
import { student } from '#testing/people.ts';

const write = page.getByLabelText('New to-do');
const dialog = page.getByRole('dialog');
const names = () => [...document.querySelectorAll('[data-name]')].map((element) => element.textContent);
const handle = (title: string) => page.getByRole('button', { name: `Move ${title}`, exact: true });
const tooLong = 'That is too long. Please shorten it.';

const todo = (title: string, at: number): Todo => ({
  id: `0190a5e0-0000-7000-8000-0000000002${String(at).padStart(2, '0')}`,
  title,
  notes: '',
  dueOn: null,
  priority: 'medium',
  doneAt: null,
  version: 1,
});

/** A list that the server keeps: it says what it was told. */
async function openList(...titles: readonly string[]): Promise<void> {
  let list = titles.map(todo);
  const open = () => ({ day: '2026-11-23', dayEndsAt: '2026-11-23T23:00:00.000Z', todos: [...list], done: 0 });
  answer((calls) => calls.todos.open, open);
  answer((calls) => calls.assignments.mine, ownPage([]));
  answer(
    (calls) => calls.todos.create,
    ({ id, title, dueOn = null }) => {
      const made = { ...todo(title, 0), id, dueOn };
      list = [made, ...list];
      return made;
    },
  );
  answer(
    (calls) => calls.todos.edit,
    ({ id, title, notes = '', dueOn = null, priority = 'medium', version }) => {
      const edited = { ...todo(title, 0), id, notes, dueOn, priority, version: version + 1 };
      list = list.map((each) => (each.id === id ? edited : each));
      return edited;
    },
  );
  answer(
    (calls) => calls.todos.move,
    ({ id, after }) => {
      const moved = list.find((each) => each.id === id) ?? todo('', 0);
      const rest = list.filter((each) => each.id !== id);
      const place = rest.findIndex((each) => each.id === after) + 1;
      list = [...rest.slice(0, place), moved, ...rest.slice(place)];
      return moved;
    },
  );
  let ticked: Todo[] = [];
  answer(
    (calls) => calls.todos.tick,
    ({ id, isDone }) => {
      const one = [...list, ...ticked].find((each) => each.id === id) ?? todo('', 0);
      const changed = { ...one, doneAt: isDone ? '2026-11-23T09:00:00.000Z' : null };
      list = list.filter((each) => each.id !== id);
      ticked = isDone ? [changed] : [];
      if (!isDone) list = [changed, ...list];
      return { ...changed, tasks: [] };
    },
  );
  await openPage('/todo', student);
  if (titles.length > 0) await expect.poll(names).toEqual(titles);
  else await expect.element(write).toBeVisible();
}

async function edit(title: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.element(dialog).toBeVisible();
}

async function add(title: string): Promise<void> {
  await write.fill(title);
  await press('Enter');
  await expect.poll(() => names()[0]).toBe(title);
}

describe('the to-do list', () => {
  it.each([
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])('shows messages over no title and no control, $width pixels wide', async ({ width, height }) => {
    await page.viewport(width, height);
    await openList('Essay', 'Song', 'Poem');
    await add('Room for it');
    const message = page.getByText(/^Added: /);
    await expect.element(message).toBeVisible();
    // As long as somebody points at it, it stays.
    await message.hover();
    await expect.poll(() => coveredBy(message.element())).toEqual([]);
  });

  it('is put in order by keyboard and from the menu', async () => {
    await openList('One', 'Two', 'Three', 'Four');
    const one = handle('One').element();
    if (one instanceof HTMLElement) one.focus();
    await press('Space');
    await expect.element(page.getByText('One is lifted. Place 1 of 4.')).toBeInTheDocument();
    await press('ArrowDown', 'ArrowDown');
    await expect.element(page.getByText('Place 3 of 4 for One.')).toBeInTheDocument();
    await press('Space');
    await expect.poll(names).toEqual(['Two', 'Three', 'One', 'Four']);
    await expect.element(handle('One')).toHaveFocus();
    await press('Space', 'Home', 'Escape');
    await expect.poll(names).toEqual(['Two', 'Three', 'One', 'Four']);
    await page.getByRole('button', { name: 'More for One' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await expect.poll(names).toEqual(['Two', 'One', 'Three', 'Four']);
    await expect.element(page.getByRole('button', { name: 'More for One' })).toHaveFocus();
  });

  it('is put in order by dragging', async () => {
    await openList('One', 'Two', 'Three', 'Four');
    await handle('Four').dropTo(handle('Two'), { targetPosition: { x: 8, y: 2 } });
    await expect.poll(names).toEqual(['One', 'Four', 'Two', 'Three']);
  });

  it('takes one after another by keyboard, ticks them off and brings them back', async () => {
    await openList();
    await expect.element(page.getByRole('heading', { name: 'Nothing left to do' })).toBeVisible();
    await expectNoBarriers('empty');
    await page.getByRole('button', { name: 'Write something down' }).click();
    for (const title of ['Song', 'Essay']) {
      await expect.element(write).toHaveFocus();
      await userEvent.keyboard(`${title}{Enter}`);
      await expect.element(write).toHaveValue('');
    }
    await expect.poll(names).toEqual(['Essay', 'Song']);
    const done = page.getByRole('checkbox', { name: 'Done: Essay' });
    await expect.element(done).toBeVisible();
    const box = done.element();
    if (box instanceof HTMLElement) box.focus();
    await press('Space');
    await expect.poll(names).toEqual(['Song']);
    await expect.element(page.getByRole('checkbox', { name: 'Done: Song' })).toHaveFocus();
    await expect.element(page.getByText('“Essay” is done.')).toBeVisible();
    await expectNoBarriers('list');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(names).toEqual(['Essay', 'Song']);
    const back = page.getByRole('listitem').filter({ hasText: 'Essay' }).element();
    await expect.poll(() => back.contains(document.activeElement)).toBe(true);
  });

  it('shows when something is due, and each filter its part', async () => {
    await openList('Essay', 'Song');
    await edit('Essay');
    await dialog.getByLabelText('Due').fill('2026-11-20');
    await userEvent.selectOptions(dialog.getByLabelText('Priority'), 'Important');
    await dialog.getByLabelText('Notes').fill('Two pages\nabout trees');
    await expectNoBarriers('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/Overdue since/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Overdue 1' }).click();
    await expect.poll(names).toEqual(['Essay']);
    await page.getByRole('button', { name: 'Today 0' }).click();
    await add('Words');
    await expect.element(page.getByText('Due today', { exact: true })).toBeVisible();
  });

  it('leaves what is too long or can’t be sent where it was typed', async () => {
    await openList('Essay');
    const long = 'x'.repeat(10_000);
    await write.fill(long);
    await press('Enter');
    await expect.element(page.getByText(tooLong)).toBeVisible();
    await expect.element(write).toHaveValue(long);
    await edit('Essay');
    await dialog.getByLabelText('Notes').fill(long);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(tooLong)).toBeVisible();
    await expect.element(dialog.getByLabelText('Notes')).toHaveValue(long);
  });

  it('resends what a lost network held back', async () => {
    await openList('Essay');
    answer(
      (calls) => calls.todos.create,
      () => {
        throw lostNetwork();
      },
    );
    await write.fill('Song');
    await press('Enter');
    const said = page.getByText(/We can't reach the server\..* What you typed is still here\.$/).first();
    await expect.element(said).toBeVisible();
    await expect.element(write).toHaveValue('Song');
    const asked = answer((calls) => calls.todos.create, todo('Song', 9));
    await press('Enter');
    await expect.element(write).toHaveValue('');
    expect(asked).toMatchObject([{ title: 'Song' }]);
  });

  it.each([
    ['1990-01-01', 'too-early', 'That day is too long ago. Please choose a later one.'],
    ['2300-01-01', 'too-far', 'That day is too far ahead. Please choose an earlier one.'],
  ])('refuses the day %s in words that lead the right way', async (day, problem, text) => {
    await openList('Essay');
    answer(
      (calls) => calls.todos.edit,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'dueOn', problem }] });
      },
    );
    await edit('Essay');
    await dialog.getByLabelText('Due').fill(day);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(text)).toBeVisible();
    await expect.element(dialog.getByLabelText('Due')).toHaveValue(day);
  });

  it('says only the last addition on a phone', async () => {
    await page.viewport(320, 640);
    await openList();
    for (const title of ['One', 'Two', 'Three']) await add(title);
    await expect.element(page.getByText('Added: Three')).toBeVisible();
    expect(page.getByText(/^Added: /).elements()).toHaveLength(1);
    window.scrollTo(0, 0);
    expect(page.getByText('Added: Three').element().getBoundingClientRect().top).toBeGreaterThan(520);
  });
});

/** Titles and what is to be pressed that a message lies over. */
function coveredBy(text: Element): string[] {
  const region = text.closest('section');
  const one = text.parentElement?.getBoundingClientRect();
  if (!one || !region) return ['no message'];
  return [...document.querySelectorAll('h1, h2, a, button, input, [data-name]')].flatMap((element) => {
    const other = element.getBoundingClientRect();
    const apart = other.left >= one.right || other.right <= one.left;
    const isFree = apart || other.top >= one.bottom || other.bottom <= one.top || region.contains(element);
    return isFree ? [] : [`${element.tagName} ${element.textContent}`];
  });
}
