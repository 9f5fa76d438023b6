import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework } from '#testing/homework.ts';
import { button, field, more, openForm } from '#testing/homework-form.ts';

describe('the time of publishing', () => {
  it('is scheduled: nobody sees it before its time, which can be moved or dropped', async () => {
    const { made, edited, all } = answerHomework();
    const { path } = await openForm();
    await field('Title').fill('Level A1');
    await field('Appears').fill('2030-11-30T08:00');
    await expect.element(page.getByText(/It will appear on .*30 Nov 2030.* for 1 student/)).toBeVisible();
    await expectNoBarriers('form');
    await button('Schedule').click();
    await expect.poll(path).toBe('/teacher/assignments');
    await expect.element(page.getByText('Scheduled', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Appears on .*30 Nov 2030/)).toBeVisible();
    expect(page.getByText('0 of 1 turned in').query()).toBeNull();
    const publishAt = { at: '2030-11-30T08:00', timeZone: 'Europe/Berlin' };
    expect(made).toMatchObject([{ publishes: true, publishAt }]);
    await button('More for Level A1').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(more).toHaveTextContent('More: Appears');
    await more.click();
    await expect.element(field('Appears')).toHaveValue('2030-11-30T08:00');
    await field('Appears').fill('2030-11-29T08:00');
    await button('Schedule').click();
    await expect.element(page.getByText(/^Appears on .*29 Nov 2030/)).toBeVisible();
    await button('More for Level A1').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await button('Make it a draft').click();
    await expect.element(button('Save draft')).toBeVisible();
    expect(edited).toMatchObject([{ publishes: true }, { publishes: false }]);
    expect(all()).toMatchObject([{ publishedAt: null, appearsAt: null }]);
  });

  it('says at the field which time makes no sense', async () => {
    answerHomework();
    await openForm();
    const refuse = (path: string, problem: string) =>
      answer(
        (calls) => calls.assignments.create,
        () => {
          throw refusal('invalid-input', 400, { issues: [{ path, problem }] });
        },
      );
    await field('Title').fill('Level A1');
    await field('Appears').fill('2030-11-30T08:00');
    await field('Due').fill('2030-11-29T08:00');
    refuse('publishAt', 'after-due');
    await button('Schedule').click();
    await expect.element(field('Appears')).toHaveAccessibleDescription(/It has to appear before it is due/);
    await field('Appears').fill('');
    refuse('due', 'in-past');
    await button('Publish').click();
    await expect.element(field('Due')).toHaveAccessibleDescription(/has already passed/);
    await expectNoBarriers('refused');
  });

  it('asks before it makes everybody late at once', async () => {
    const { made } = answerHomework();
    await openForm();
    await field('Due').fill('2020-12-01T18:00');
    await button('Publish').click();
    // What is missing comes first.
    await expect.element(field('Title')).toHaveFocus();
    await field('Title').fill('Level A1');
    await button('Publish').click();
    await expect.element(page.getByRole('dialog', { name: 'This is already due' })).toBeVisible();
    await expectNoBarriers('question');
    await page.getByText('Not yet', { exact: true }).click();
    expect(made).toHaveLength(0);
    await button('Publish').click();
    await button('Publish anyway').click();
    await expect.poll(() => made).toMatchObject([{ publishes: true, isLateAllowed: true }]);
  });

  it('says once that it has passed where nothing late is taken', async () => {
    answerHomework();
    answer(
      (calls) => calls.assignments.create,
      () => {
        throw refusal('invalid-input', 400, { issues: [{ path: 'due', problem: 'in-past' }] });
      },
    );
    await openForm();
    await field('Title').fill('Level A1');
    await field('Due').fill('2020-12-01T18:00');
    await expect.element(field('Due')).toHaveAccessibleDescription(/That time has already passed\.$/);
    await field('Accept late work').click();
    await button('Publish').click();
    await expect.element(field('Due')).toHaveAccessibleDescription(/choose a later one/);
    expect(
      page
        .getByText(/That time has already passed/)
        .elements()
        .filter((each) => !each.closest('a')),
    ).toHaveLength(1);
    await field('Due').fill('2020-12-02T18:00');
    await expect.element(field('Due')).toHaveAccessibleDescription(/That time has already passed\.$/);
  });
});

it('names the limits of the points, before and after they were missed', async () => {
  answerHomework();
  await openForm();
  await field('Title').fill('Level A1');
  await expect.element(field('Points')).toHaveAccessibleDescription(/From 1 to 1000, or empty\.$/);
  await field('Points').fill('1001');
  await button('Publish').click();
  await expect.element(field('Points')).toHaveAccessibleDescription(/From 1 to 1000, or empty\.$/);
  await expect.element(field('Points')).toHaveAttribute('aria-invalid', 'true');
});
