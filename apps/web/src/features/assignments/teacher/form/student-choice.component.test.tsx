import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { button, field, openForm } from '#testing/homework-form.ts';
import { answerSchool, classOf, idOf, rosterEntryOf } from '#testing/school.ts';

describe('a homework for some students', () => {
  it('is for those found by name, chosen at once, while a search loses none of the chosen', async () => {
    const { made } = answerHomework();
    const names = ['Ada Lake', 'Bea Hill', 'Cem Dağ', 'Ela Su', 'Ela Taş', 'Fay Wood', 'Gus Sand'];
    const roster = names.map((name, n) => rosterEntryOf(name, 10 + n));
    answerSchool({ classes: [classOf('7B Reading', { activeStudents: 7 })], roster });
    await openForm();
    await field('Title').fill('For some');
    await userEvent.selectOptions(field('Students'), 'Only some of them');
    await field('Gus Sand').click();
    await field('Search by name or class').fill('ela');
    await expect.poll(() => field('Ada Lake').query()).toBeNull();
    await button('Choose all 2').click();
    await expect.element(page.getByText('3 of 7 chosen')).toBeVisible();
    await field('Search by name or class').fill('dag');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Cem Dağ')).not.toBeChecked();
    expect(made).toHaveLength(0);
    await expectNoBarriers('search');
    await field('Search by name or class').fill('');
    await expect.element(field('Gus Sand')).toBeChecked();
    await button('Publish').click();
    await expect.poll(() => made.length).toBe(1);
    expect(made[0]?.studentIds?.toSorted()).toEqual([idOf(713), idOf(714), idOf(716)]);
  });

  it('says how many of them have left', async () => {
    answerHomework([assignmentOf({ publishedAt: null, studentIds: [idOf(790), idOf(791)] })]);
    await openForm(assignmentOf().id);
    await expect.element(page.getByText(/2 more have left your classes/)).toBeVisible();
  });
});
