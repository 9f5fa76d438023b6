import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lostNetwork, reachServer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const grammar = classOf('8A Grammar', { id: idOf(501) });

function openStudents(search = '') {
  answerSchool({ classes: [classOf('7B Reading'), grammar] });
  return openPage(`/teacher/students${search}`, teacher);
}

const openGrammar = () => openStudents(`?class=${grammar.id}`);

async function choose(menu: string, item: string): Promise<void> {
  await button(menu).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

describe('a class', () => {
  it('that isn’t one of the teacher’s is said to be gone, beside all others', async () => {
    await openStudents(`?class=${idOf(599)}`);
    await expect.element(page.getByText("We can't find that class")).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Class' })).toHaveDisplayValue('All classes');
    await page.getByRole('combobox', { name: 'Class' }).selectOptions(grammar.id);
    await expect.element(page.getByText("We can't find that class")).not.toBeInTheDocument();
  });

  it('cannot take another’s name, and keeps what was typed', async () => {
    await openStudents();
    await button('New class').click();
    const field = dialog.getByLabelText('Class name');
    await inDialog('Create').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('8A  grammar');
    answer(
      (calls) => calls.classes.create,
      () => {
        throw refusal('class-name-taken', 409);
      },
    );
    await inDialog('Create').click();
    await expect.element(dialog.getByText(/already have an open class of this name/).first()).toBeVisible();
    await expect.element(field).toHaveValue('8A  grammar');
    await expectNoBarriers('refused');
  });

  it('is selected once it is made, and a lost answer makes no second one', async () => {
    const { path } = await openStudents();
    await button('New class').click();
    await dialog.getByLabelText('Class name').fill('9C');
    const isLost = () => {
      throw lostNetwork();
    };
    const lost = answer((calls) => calls.classes.create, isLost);
    await inDialog('Create').click();
    await expect.element(dialog.getByText(/We can't reach the server/).first()).toBeVisible();
    reachServer();
    await expect.element(dialog.getByText(/We can't reach the server/)).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Class name')).toHaveValue('9C');
    const made = answer(
      (calls) => calls.classes.create,
      ({ id, name }) => {
        answer((calls) => calls.classes.list, [classOf(name, { id })]);
        return classOf(name, { id });
      },
    );
    await inDialog('Create').click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(made[0]?.id).toBe(lost[0]?.id);
    await expect.poll(path).toContain(`class=${made[0]?.id}`);
  });

  it('is renamed, and what another screen saved meanwhile is said before it is overwritten', async () => {
    await openGrammar();
    await choose('Manage class', 'Edit class');
    await dialog.getByLabelText('Class name').fill('8B');
    const elsewhere = { ...grammar, name: '8C', timeZone: 'Asia/Tokyo', version: 2 };
    answer(
      (calls) => calls.classes.rename,
      () => {
        throw refusal('edit-conflict', 409, elsewhere);
      },
    );
    await inDialog('Save').click();
    await expect.element(dialog.getByText(/changed in the meantime: “8C”/)).toBeVisible();
    const asked = answer((calls) => calls.classes.rename, { ...elsewhere, name: '8B', version: 3 });
    await inDialog('Save').click();
    await expect.poll(() => dialog.query()).toBeNull();
    expect(asked).toMatchObject([{ id: grammar.id, name: '8B', timeZone: 'Asia/Tokyo', version: 2 }]);
  });

  it('leads to its gradebook', async () => {
    await openGrammar();
    const link = page.getByRole('link', { name: 'Gradebook', exact: true });
    await expect.element(link).toHaveAttribute('href', `/teacher/classes/${grammar.id}/gradebook`);
  });

  it('has a menu that keys open with its first item focused, however often', async () => {
    await openGrammar();
    const menu = button('Manage class');
    await tabTo(menu);
    for (const key of ['Enter', 'Enter', ' ', 'ArrowDown']) {
      await press(key);
      await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
      await press('Escape');
      await expect.element(menu).toHaveFocus();
    }
  });

  it('is archived after confirmation, and another is selected', async () => {
    const { path } = await openGrammar();
    await choose('Manage class', 'Archive');
    await expectNoBarriers('archive');
    const asked = answer((calls) => calls.classes.archive, { ...grammar, archivedAt: '2026-11-23T08:00:00.000Z' });
    await inDialog('Archive').click();
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.poll(path).toBe('/teacher/students');
    expect(asked).toEqual([{ id: grammar.id }]);
    await expect.poll(() => document.activeElement?.matches('button, select')).toBe(true);
  });

  it('is where sound, celebrations, the forest and Play now are switched off for its students', async () => {
    await openGrammar();
    await choose('Manage class', 'Edit class');
    await expectNoBarriers('edit');
    const asked = answer(
      (calls) => calls.classes.rename,
      ({ allows }) => ({ ...grammar, allows: allows ?? grammar.allows }),
    );
    for (const name of ['Sound', 'Celebrations', 'Class forest', 'Play now during lessons'])
      await expect.element(dialog.getByRole('switch', { name })).toBeChecked();
    await dialog.getByText('Celebrations').click();
    await dialog.getByText('Play now during lessons').click();
    await inDialog('Save').click();
    await expect.poll(() => dialog.query()).toBeNull();
    const allows = { sound: true, celebrations: false, forest: true, playInLessons: false };
    expect(asked).toMatchObject([{ id: grammar.id, allows }]);
  });

  it('is offered to another teacher by a valid address', async () => {
    await openGrammar();
    await choose('Manage class', 'Hand over');
    const field = dialog.getByLabelText('Email of the other teacher');
    await field.fill('nobody');
    await inDialog('Offer the class').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('next@school.example');
    const asked = answer(
      (calls) => calls.classes.handOver,
      ({ teacherEmail }) => {
        const offered = { ...grammar, offeredTo: teacherEmail };
        answer((calls) => calls.classes.list, [offered]);
        return offered;
      },
    );
    await inDialog('Offer the class').click();
    await expect.element(page.getByRole('button', { name: 'Keep the class' })).toBeVisible();
    expect(asked).toEqual([{ id: grammar.id, teacherEmail: 'next@school.example' }]);
  });
});
