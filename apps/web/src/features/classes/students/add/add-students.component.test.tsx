import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, reachServer } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf, rosterEntryOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const nameOf = (name: string) => name.toLowerCase().replaceAll(' ', '.');

function answerPlans() {
  return answer(
    (calls) => calls.classes.planStudents,
    ({ names }) => ({
      students: names.map((name, place) =>
        names.indexOf(name) < place
          ? { name, signInName: '', problem: 'repeated' as const }
          : { name, signInName: nameOf(name), problem: null },
      ),
    }),
  );
}

function answerAdding() {
  return answer(
    (calls) => calls.classes.addStudents,
    ({ students }) => ({
      students: students.map((each) => ({ ...each, signInName: nameOf(each.name), problem: null })),
    }),
  );
}

async function openAdding(classes = [classOf('7B Reading')]) {
  answerSchool({ classes });
  const opened = await openPage('/teacher/students', teacher);
  await page.getByRole('button', { name: 'Add students', exact: true }).first().click();
  await expect.element(dialog).toBeVisible();
  return opened;
}

describe('adding students', () => {
  it('shows what will be made of each row, makes it, and leads to the cards', async () => {
    const { path } = await openAdding();
    const planned = answerPlans();
    await dialog.getByLabelText('Names').fill('Ada Kaya\nAda Kaya\nBea Moon');
    await expect.element(dialog.getByText(/2 accounts will be made/)).toBeVisible();
    await expect.element(dialog.getByText('bea.moon')).toBeVisible();
    await expect.element(dialog.getByText(/Stands further up/)).toBeVisible();
    expect(planned.at(-1)).toMatchObject({ classId: idOf(500), names: ['Ada Kaya', 'Ada Kaya', 'Bea Moon'] });
    await expectNoBarriers('preview');
    const asked = answerAdding();
    await inDialog('Create accounts').click();
    await expect.element(inDialog('Print login cards')).toBeVisible();
    expect(asked).toMatchObject([{ classId: idOf(500), language: 'en' }]);
    const cards = asked[0]?.students.map(({ id, name }) => ({
      ...{ studentId: id, name, signInName: nameOf(name), token: `token-of-${name}`, code: 'ABCDEFGHJK' },
    }));
    const made = answer((calls) => calls.auth.makeCards, { cards: cards ?? [], expiresAt: '2026-12-27T08:00:00.000Z' });
    await inDialog('Print login cards').click();
    await expect.element(page.getByRole('heading', { name: 'Bea Moon' })).toBeVisible();
    expect(path()).toBe(`/teacher/students/cards?class=${idOf(500)}`);
    expect(made).toEqual([{ studentIds: asked[0]?.students.map(({ id }) => id) }]);
    await expect.element(page.getByText('ABCDE-FGHJK').first()).toBeVisible();
    await expectNoBarriers('cards');
  });

  it('sends the same ids again after a lost answer', async () => {
    await openAdding();
    answerPlans();
    await dialog.getByLabelText('Names').fill('Ada Kaya');
    const lost = answer(
      (calls) => calls.classes.addStudents,
      () => {
        throw lostNetwork();
      },
    );
    await inDialog('Create accounts').click();
    await expect.element(dialog.getByText(/We can't reach the server/).first()).toBeVisible();
    reachServer();
    const asked = answerAdding();
    await expect.element(dialog.getByText(/We can't reach the server/)).not.toBeInTheDocument();
    await inDialog('Create accounts').click();
    await expect.element(inDialog('Print login cards')).toBeVisible();
    expect(asked[0]?.students).toEqual(lost[0]?.students);
  });

  it('keeps what was typed when a chosen file has no names', async () => {
    await openAdding();
    answerPlans();
    await dialog.getByLabelText('Names').fill('Ada Kaya');
    const choose = (file: File) =>
      userEvent.upload(dialog.element().querySelector('input[type=file]') as Element, file);
    await choose(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0])], 'list.csv'));
    await expect.element(dialog.getByText(/This file has no names/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Names')).toHaveValue('Ada Kaya');
    await choose(new File(['Bea Moon'], 'list.csv'));
    await expect.element(dialog.getByLabelText('Names')).toHaveValue('Bea Moon');
    await expect.element(dialog.getByText(/This file has no names/)).not.toBeInTheDocument();
  });

  it('asks before a list of names is thrown away, and only then', async () => {
    await openAdding();
    answerPlans();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Add students', exact: true }).first().click();
    await dialog.getByLabelText('Names').fill('Ada Kaya');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await question.getByRole('button', { name: 'Keep typing' }).last().click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Names')).toHaveValue('Ada Kaya');
    await dialog.getByRole('button', { name: 'Cancel' }).last().click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('makes the class too for a teacher who has none', async () => {
    await openAdding([]);
    answerPlans();
    await dialog.getByLabelText('Names').fill('Ada Kaya');
    await inDialog('Create accounts').click();
    await expect.element(dialog.getByLabelText('Class name')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabelText('Class name').fill('5B');
    const created = answer(
      (calls) => calls.classes.create,
      ({ id, name }) => classOf(name, { id }),
    );
    const asked = answerAdding();
    await inDialog('Create accounts').click();
    await expect.element(inDialog('Print login cards')).toBeVisible();
    expect(asked[0]?.classId).toBe(created[0]?.id);
  });
});

describe('login cards', () => {
  const card = { madeAt: '2026-11-20T08:00:00.000Z', expiresAt: '2099-01-01T08:00:00.000Z', usedAt: null };
  const roster = [
    rosterEntryOf('Has Mail', 1),
    rosterEntryOf('New Child', 2, { studentEmail: '', signInName: 'new.child' }),
    rosterEntryOf('Holds Card', 3, { studentEmail: '', signInName: 'holds.card', card }),
  ];

  it('are made for those without one, unless others are chosen too', async () => {
    answerSchool({ roster });
    await openPage('/teacher/students/cards', teacher);
    const box = (name: string) => page.getByRole('checkbox', { name });
    await expect.element(box('New Child')).toBeChecked();
    await expect.element(box('Holds Card')).not.toBeChecked();
    expect(box('Has Mail').query()).toBeNull();
    await expectNoBarriers('choice');
    const made = answer((calls) => calls.auth.makeCards, { cards: [], expiresAt: card.expiresAt });
    await page.getByRole('button', { name: 'Make 1 card' }).click();
    await expect.poll(() => made).toEqual([{ studentIds: [idOf(702)] }]);
  });

  it('that were just made are on the list, and aren’t ended by the next click', async () => {
    answerSchool({ roster: [rosterEntryOf('New Child', 2, { studentEmail: '', signInName: 'new.child' })] });
    const { path } = await openPage('/teacher/students', teacher);
    const toCards = page.getByRole('link', { name: 'Login cards' });
    await toCards.click();
    answer(
      (calls) => calls.auth.makeCards,
      () => {
        answer(
          (calls) => calls.classes.roster,
          [rosterEntryOf('New Child', 2, { studentEmail: '', signInName: 'new.child', card })],
        );
        return { cards: [], expiresAt: card.expiresAt };
      },
    );
    await page.getByRole('button', { name: 'Make 1 card' }).click();
    await page.getByRole('link', { name: 'Back to the students' }).click();
    await expect.poll(path).toBe(`/teacher/students?class=${idOf(500)}`);
    await toCards.click();
    await expect.element(page.getByText('Card of 20 November 2026, not used yet')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'New Child' })).not.toBeChecked();
    await expect.element(page.getByRole('button', { name: 'Make 0 cards' })).toBeDisabled();
  });

  it('take one click beside a student who has lost one', async () => {
    answerSchool({ roster });
    await openPage('/teacher/students', teacher);
    const made = answer((calls) => calls.auth.makeCards, { cards: [], expiresAt: card.expiresAt });
    await page.getByRole('button', { name: 'Actions for Holds Card' }).click();
    await page.getByRole('menuitem', { name: 'New login card' }).click();
    await expect.poll(() => made).toEqual([{ studentIds: [idOf(703)] }]);
  });
});
