import { describe, expect, it, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { page, userEvent } from 'vitest/browser';
import { answer, lostNetwork, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerHomework, assignmentOf } from '#testing/homework.ts';
import { button, field, more, openForm, openShortForm } from '#testing/homework-form.ts';
import { press, tabTo } from '#testing/keys.ts';
import { openPage, reloadPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { idOf } from '#testing/school.ts';

const linkTo = (title: string) => page.getByRole('link', { name: title, exact: true });
const ofOne = expect.stringMatching(/edit=[0-9a-f-]{36}$/);

async function writeList(title: string, words: string): Promise<void> {
  await field('Title').fill(title);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Words' }), 'A word list');
  await field('Word list').fill(words);
}

async function pressAt(control: Locator, key: string): Promise<void> {
  await tabTo(control);
  await press(key);
}

describe('the form of a new homework', () => {
  it('is filled in by keyboard alone, and says while somebody types which words nobody knows', async () => {
    const { made } = answerHomework();
    const { path } = await openShortForm();
    await expect.element(field('Title')).toHaveFocus();
    await userEvent.keyboard('Fruit');
    await pressAt(page.getByRole('combobox', { name: 'Words' }), 'ArrowDown');
    await press('ArrowDown');
    await tabTo(field('Word list'));
    await userEvent.keyboard('apple, pear{Enter}banana{Enter}orange{Enter}zzyxx');
    await expect.element(page.getByText(/5 words so far\./)).toBeVisible();
    await expect.element(page.getByText("1 word can't be asked")).toBeVisible();
    await expect.element(page.getByText('“zzyxx”')).toBeVisible();
    await pressAt(more, 'Enter');
    await tabTo(field('Instructions'));
    await userEvent.keyboard('Play it twice.');
    await expectNoBarriers('form');
    await pressAt(button('Save draft'), 'Enter');
    await expect.poll(path).toEqual(ofOne);
    await expect.element(button('Save draft')).toHaveFocus();
    const words = ['apple', 'pear', 'banana', 'orange', 'zzyxx'];
    expect(made).toMatchObject([{ title: 'Fruit', publishes: false, task: { material: { kind: 'words', words } } }]);
  });

  it('says what is missing, at the field, with the focus there', async () => {
    const { made } = answerHomework();
    await openForm();
    await button('Publish').click();
    await expect.element(field('Title')).toHaveFocus();
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    await writeList('Nothing', ' ,\n ');
    await field('Target in percent').fill('101');
    await button('Publish').click();
    await expect.element(page.getByText(/Please write down at least one word/).first()).toBeVisible();
    await expect.element(field('Target in percent')).toHaveAttribute('aria-invalid', 'true');
    expect(made).toHaveLength(0);
  });

  it('is shown to its students by one request', async () => {
    const { made, edited } = answerHomework();
    const { path } = await openForm();
    await field('Title').fill('Level A1');
    await field('Due').fill('2030-12-01T18:00');
    await button('Publish').click();
    await expect.element(linkTo('Level A1')).toBeVisible();
    expect(path()).toBe('/teacher/assignments');
    const due = { at: '2030-12-01T18:00', timeZone: 'Europe/Berlin' };
    expect(made).toMatchObject([{ title: 'Level A1', publishes: true, due, classIds: [idOf(500)] }]);
    expect(edited).toHaveLength(0);
  });

  it('that is a draft is changed and shown by one request, too', async () => {
    const { made, edited } = answerHomework();
    const { path } = await openForm();
    await field('Title').fill('Draft');
    await button('Save draft').click();
    await expect.poll(path).toEqual(ofOne);
    await field('Title').fill('Level A1 again');
    await button('Publish').click();
    await expect.element(linkTo('Level A1 again')).toBeVisible();
    expect(made).toMatchObject([{ publishes: false }]);
    expect(edited).toMatchObject([{ id: made[0]?.id, title: 'Level A1 again', publishes: true, version: 1 }]);
  });

  it('keeps an unplayable list as a draft, and says so in place', async () => {
    const { all } = answerHomework();
    await openForm();
    await writeList('Nonsense', 'zzyxx\nqwvv');
    await button('Publish').click();
    await expect.element(page.getByText("Students couldn't play it like this")).toBeVisible();
    await expect.element(page.getByText('It is saved as a draft, which no student sees.')).toBeVisible();
    await expect.element(field('Word list')).toHaveValue('zzyxx\nqwvv');
    await expectNoBarriers('refused');
    expect(all()).toMatchObject([{ publishedAt: null }]);
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Words' }), 'A level');
    await button('Publish').click();
    await expect.element(linkTo('Nonsense')).toBeVisible();
    await expect.element(page.getByText('Open', { exact: true })).toBeVisible();
    expect(all()).toHaveLength(1);
  });

  it('asks before what was typed is put away', async () => {
    answerHomework();
    const { path } = await openForm();
    await field('Title').fill('Nonsense and more');
    await button('Cancel').click();
    await page.getByRole('dialog').getByText('Keep writing').click();
    await expect.element(field('Title')).toHaveValue('Nonsense and more');
    await button('Cancel').click();
    await page.getByRole('dialog').getByText('Discard', { exact: true }).click();
    await expect.poll(path).toBe('/teacher/assignments');
    await button('New assignment').click();
    await expect.element(field('Title')).toHaveValue('');
  });

  it('sent again after a lost answer creates no duplicate', async () => {
    const { made, all } = answerHomework();
    await openForm();
    await field('Title').fill('Fruit');
    const isLost = () => {
      throw lostNetwork();
    };
    const lost = answer((calls) => calls.assignments.create, isLost);
    await button('Publish').click();
    await expect.element(page.getByText(/We can't reach the server/).first()).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Fruit');
    const again = answerHomework();
    await button('Publish').click();
    await expect.element(linkTo('Fruit')).toBeVisible();
    expect(again.made[0]?.id).toBe(lost[0]?.id);
    expect([...made, ...all()]).toEqual([]);
    expect(again.all()).toHaveLength(1);
  });

  it('names the question whose boxes are all empty, and leads to its first', async () => {
    answerHomework();
    await openForm();
    await page.getByRole('checkbox', { name: '7B Reading' }).click();
    await button('Publish').click();
    await page.getByRole('button', { name: /^Classes: Please choose at least one class/ }).click();
    await expect.element(page.getByRole('checkbox', { name: '7B Reading' })).toHaveFocus();
  });

  it('without a class leads to a code', async () => {
    answerHomework();
    answer((calls) => calls.classes.list, []);
    const { path } = await openPage('/teacher/assignments?edit=new', teacher);
    await page.getByRole('link', { name: 'Invite students' }).click();
    await expect.poll(path).toBe('/teacher/invite-codes');
  });
});

describe('what was typed', () => {
  it('outlives a page that is loaded anew', async () => {
    answerHomework();
    const open = await openForm();
    await writeList('Nonsense', 'zzyxx\nqwvv');
    await field('Due').fill('2030-12-01T18:00');
    await reloadPage(open, teacher);
    await expect.element(page.getByText('Here is what you had typed')).toBeVisible();
    await expect.element(field('Word list')).toHaveValue('zzyxx\nqwvv');
    await expect.element(field('Due')).toHaveValue('2030-12-01T18:00');
    await button('Start afresh').click();
    await expect.element(field('Title')).toHaveValue('');
  });

  it('is nothing while only kinds were looked at: leaving asks nothing, and nothing comes back', async () => {
    answerHomework();
    const { path } = await openForm();
    await page.getByRole('radio', { name: 'Hand-in', exact: true }).click();
    await button('Cancel').click();
    await expect.poll(path).not.toContain('edit');
    await openForm();
    await expect.element(page.getByRole('radio', { name: 'Game', exact: true })).toBeChecked();
    expect(page.getByText('Here is what you had typed').query()).toBeNull();
  });

  it.each(['Save draft', 'Publish'])(
    'comes back as what was made, when the page goes just as "%s" was answered',
    async (how) => {
      const { all } = answerHomework();
      const open = await openForm();
      await field('Title').fill('Fruit');
      const address = open.path();
      // From the moment of the answer on nothing that the page does is kept.
      const { setItem, removeItem } = Storage.prototype;
      let isGone = false;
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
        if (isGone) return;
        setItem.call(this, key, value);
        isGone = key === 'assignments:form:new' && value.includes('"made"');
      });
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
        if (!isGone) removeItem.call(this, key);
      });
      await button(how).click();
      await expect.poll(() => isGone).toBe(true);
      await reloadPage({ ...open, path: () => address }, teacher);
      vi.restoreAllMocks();
      await expect.element(field('Title')).toHaveValue('Fruit');
      expect(button('Publish').elements()).toHaveLength(how === 'Publish' ? 0 : 1);
      expect(all()).toHaveLength(1);
    },
  );
});

describe('a homework that is there', () => {
  it('and has begun keeps its game and what it asks', async () => {
    const begun = assignmentOf({ progress: { students: 1, started: 1, turnedIn: 0, graded: 0 } });
    const { edited } = answerHomework([begun]);
    await openForm(begun.id);
    await expect.element(page.getByText('Somebody has begun')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Anagram' })).toBeDisabled();
    await expect.element(field('Level')).toBeDisabled();
    await field('Target in percent').fill('80');
    await button('Save changes').click();
    await expect.element(linkTo('Fruit')).toBeVisible();
    expect(edited).toMatchObject([{ task: { target: 80, type: 'quiz' } }]);
  });

  it('and of which somebody knows their points keeps what it is worth, and says why', async () => {
    const told = assignmentOf({ points: 20, progress: { students: 1, started: 0, turnedIn: 0, graded: 1 } });
    const { edited } = answerHomework([told]);
    await openForm(told.id);
    await expect.element(field('Points')).toBeDisabled();
    await expect.element(field('Points')).toHaveAccessibleDescription(/Somebody was already told their points/);
    await button('Save changes').click();
    await expect.poll(() => edited).toMatchObject([{ points: 20 }]);
  });

  it('and was changed on another screen says what, before it is saved over', async () => {
    const first = assignmentOf();
    answerHomework([first]);
    await openForm(first.id);
    await field('Title').fill('Vegetables');
    const elsewhere = { ...first, instructions: 'Twice.', version: 2 };
    answer(
      (calls) => calls.assignments.edit,
      () => {
        throw refusal('edit-conflict', 409, elsewhere);
      },
    );
    await button('Save changes').click();
    await expect.element(page.getByText('Changed there: instructions.')).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Vegetables');
    await expect.element(field('Instructions')).toHaveValue('Twice.');
    const { edited } = answerHomework([elsewhere]);
    await button('Save changes').click();
    await expect.element(linkTo('Vegetables')).toBeVisible();
    expect(edited).toMatchObject([{ title: 'Vegetables', instructions: 'Twice.', version: 2 }]);
  });
});
