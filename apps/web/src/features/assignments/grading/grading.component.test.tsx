import type { FrequentComment, StudentWork } from '@wordgrove/contract/assignments';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { answerWorks, turnedIn } from '#testing/grading.ts';
import { assignedQuiz, assignmentOf } from '#testing/homework.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

const at = '2026-11-24T08:00:00.000Z';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const points = page.getByRole('textbox', { name: 'Points' });
const comment = page.getByRole('textbox', { name: 'Comment' });
const saved = page.getByRole('status').getByText('Saved', { exact: true });
const nameShown = (name: string) => page.getByRole('heading', { name, level: 2 });

/** Each test has its own: what one leaves unsent is nothing to the next. */
let assignment = assignmentOf();
let path = '';
let count = 0;

const answerGrading = (first: readonly StudentWork[], kept?: readonly FrequentComment[]) =>
  answerWorks(assignment, first, kept);

const wellDone = { id: idOf(50), text: 'Well done' };

beforeEach(async () => {
  await page.viewport(1280, 800);
  count += 1;
  assignment = assignmentOf({ id: idOf(900 + count), points: 10 });
  path = `/teacher/assignments/${assignment.id}/grading`;
});

describe('grading', () => {
  it('takes at most four keys for each of thirty works, with points and a frequent comment', async () => {
    const all = Array.from({ length: 30 }, (_, n) => turnedIn(n + 1));
    const { works } = answerGrading(all, [wellDone]);
    await openPage(path, teacher);
    let keys = 0;
    const type = async (key: string) => {
      keys += 1;
      await userEvent.keyboard(key);
    };
    for (const [place, { name }] of all.entries()) {
      keys = 0;
      await expect.element(nameShown(name)).toBeVisible();
      await expect.element(points).toHaveFocus();
      if (place % 2 === 0) await type('8');
      else for (const digit of '10') await type(digit);
      await type('{Alt>}1{/Alt}');
      await type('{Control>}{Enter}{/Control}');
      expect(keys).toBeLessThanOrEqual(4);
    }
    await expect.poll(() => [...works.values()].filter(({ state }) => state === 'returned')).toHaveLength(30);
    expect([...works.values()].map(({ grade }) => [grade.points, grade.comment])).toEqual(
      all.map((_, place) => [place % 2 === 0 ? 8 : 10, 'Well done']),
    );
  });

  it('saves by itself, moves on with Enter and back with Alt and an arrow, and returns all that is graded', async () => {
    const { works } = answerGrading([turnedIn(1), turnedIn(2), turnedIn(3)]);
    await openPage(path, teacher);
    await expect.element(points).toHaveFocus();
    await press('7');
    await press('Enter');
    await expect.element(nameShown('Student 02')).toBeVisible();
    await userEvent.keyboard('8.5');
    await press('Enter');
    await expect.element(nameShown('Student 03')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(points).toHaveValue('8.5');
    await expect.element(saved).toBeVisible();
    await expectNoBarriers('grading');
    await button('Return all graded').click();
    await expect.element(page.getByText('2 of 2 returned')).toBeVisible();
    expect([...works.values()].map(({ state, grade }) => [state, grade.points])).toEqual([
      ['returned', 7],
      ['returned', 8.5],
      ['turned-in', null],
    ]);
  });

  it('leaves plain keys in a field as text, and says what points there are', async () => {
    const { graded } = answerGrading([turnedIn(1)], [wellDone]);
    await openPage(path, teacher);
    await comment.click();
    await userEvent.keyboard('1 n p');
    await expect.element(comment).toHaveValue('1 n p');
    await points.fill('10.5');
    await expect.element(page.getByText('From 0 to 10, in whole or half points.')).toBeVisible();
    await button('Return').click();
    expect(graded.filter(({ returns }) => returns)).toEqual([]);
    await userEvent.keyboard('{Alt>}0{/Alt}');
    await expect.element(points).toHaveValue('8');
    await button('Return').click();
    await expect.poll(() => graded.at(-1)).toMatchObject({ points: 8, comment: '1 n p', returns: true });
    await expect.element(page.getByText(/^Returned on/)).toBeVisible();
    expect(button('Return').query()).toBeNull();
  });
});

describe('frequent comments', () => {
  it('are kept from what was written, inserted below it, and removed in place', async () => {
    answerGrading([turnedIn(1)]);
    await openPage(path, teacher);
    await comment.fill('Mind the plurals');
    await button('Keep as a frequent comment').click();
    await expect.element(button('Mind the plurals')).toBeVisible();
    await comment.fill('Almost.');
    await button('Mind the plurals').click();
    await expect.element(comment).toHaveValue('Almost.\nMind the plurals');
    await button('Manage').click();
    await button('Remove “Mind the plurals”').click();
    await expect.poll(() => button('Mind the plurals').query()).toBeNull();
    await expect.element(button('Undo')).toHaveFocus();
    await button('Undo').click();
    await expect.element(button('Mind the plurals')).toBeVisible();
    expect(button('Undo').query()).toBeNull();
    // What is still on its way when a test ends would be sent in the next one.
    await expect.element(saved).toBeVisible();
  });
});

describe('nothing is lost', () => {
  it('without a connection: what was typed stays, and is returned later', async () => {
    answerGrading([turnedIn(1)]);
    answer(
      (calls) => calls.assignments.grade,
      () => {
        throw refusal('unavailable', 503);
      },
    );
    await openPage(path, teacher);
    await points.fill('6');
    await comment.fill('Kept');
    await button('Return').click();
    await expect.element(page.getByRole('status').getByText(/^Kept on this device/)).toBeVisible();
    const { graded } = answerGrading([turnedIn(1)]);
    await expect.element(comment).toHaveValue('Kept');
    await button('Return').click();
    await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, comment: 'Kept', returns: true });
  });

  it('when another screen was first: both are shown, and the teacher chooses', async () => {
    const { put, graded } = answerGrading([turnedIn(1)]);
    await openPage(path, teacher);
    await points.fill('6');
    put(
      turnedIn(1, {
        grade: {
          points: null,
          comment: '',
          returnedAt: null,
          draft: { points: 3, comment: 'Theirs', turnedInAt: turnedIn(1).turnedInAt },
          version: 4,
        },
      }),
    );
    await button('Return').click();
    await expect.element(page.getByText('Another screen has saved something else')).toBeVisible();
    await expect.element(page.getByText(/Theirs/).first()).toBeVisible();
    await expectNoBarriers('a conflict');
    await expect.element(points).toHaveValue('6');
    await button('Keep mine').click();
    await expect.poll(() => graded.at(-1)).toMatchObject({ points: 6, version: 4, returns: false });
    await expect.element(saved).toBeVisible();
  });

  it('when the student has left: the screen says so', async () => {
    const { works } = answerGrading([turnedIn(1), turnedIn(2)]);
    await openPage(path, teacher);
    await points.fill('6');
    works.delete(idOf(1001));
    await button('Return').click();
    await expect.element(page.getByText('This student no longer has the homework').first()).toBeVisible();
  });
});

it('a student may try again, with a comment', async () => {
  const { put } = answerGrading([turnedIn(1)]);
  const asked = answer(
    (calls) => calls.assignments.tryAgain,
    ({ comment: words }) =>
      put(
        turnedIn(1, {
          state: 'started',
          turnedInAt: null,
          grade: { points: null, comment: words, returnedAt: null, draft: null, version: 2 },
        }),
      ),
  );
  await openPage(path, teacher);
  await comment.fill('Once more');
  await button('Let them try again').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Once more');
  await expectNoBarriers('try again');
  await dialog.getByRole('button', { name: 'Let them try again' }).click();
  await expect.poll(() => asked).toMatchObject([{ comment: 'Once more', due: null }]);
  await expect.element(page.getByText('Student 01 can try again')).toBeVisible();
});

it('a test that was taken has had its one try, and says so', async () => {
  const play = { id: idOf(40), points: 8, maxPoints: 10, finishedAt: at, ignored: null };
  const work = turnedIn(1, { attempts: [play] });
  answer((calls) => calls.assignments.answers, { answers: [] });
  assignment = { ...assignment, task: { ...assignedQuiz, test: { minutes: null } } };
  answerGrading([work, turnedIn(2, { state: 'returned', percent: null, turnedInAt: null })]);
  await openPage(path, teacher);
  await expect.element(page.getByText(/^A test has one try/)).toBeVisible();
  expect(button('Let them try again').query()).toBeNull();
  await button('Next student').click();
  await expect.element(button('Let them try again')).toBeVisible();
});

it('says why there is nothing to grade', async () => {
  answerSchool({ classes: [classOf('7B Reading', { archivedAt: at })] });
  const empty = assignmentOf({ progress: { students: 0, started: 0, turnedIn: 0, graded: 0 } });
  answer((calls) => calls.assignments.work, { assignment: empty, students: [], gone: 0 });
  answer((calls) => calls.assignments.comments, { comments: [] });
  await openPage(path, teacher);
  await expect.element(page.getByRole('heading', { name: 'Its class is archived' })).toBeVisible();
  await expectNoBarriers('nothing to grade');
});

it('lists the students from edge to edge, the chosen one on another ground than its state', async () => {
  answerGrading([turnedIn(1), turnedIn(2)]);
  await openPage(path, teacher);
  const list = page.getByRole('navigation', { name: 'Students' });
  const first = list.getByRole('button', { name: /^Student 01/ });
  await expect.element(first).toBeVisible();
  const left = (part: Element) => part.getBoundingClientRect().left;
  expect(left(first.element()) - left(list.element())).toBeLessThanOrEqual(1);
  const ground = (part: Element) => getComputedStyle(part).backgroundColor;
  expect(ground(first.getByText('Turned in').element())).not.toBe(ground(first.element()));
});

it('marks who left something unfinished, in the list and in the menu of a phone', async () => {
  const left = { state: 'missing', turnedInAt: null, handIn: { hasText: true, files: 2 } } as const;
  answerGrading([turnedIn(1), turnedIn(2, left), turnedIn(3, { ...left, handIn: { hasText: false, files: 0 } })]);
  await openPage(path, teacher);
  const list = page.getByRole('navigation', { name: 'Students' });
  const texts = () =>
    list
      .getByRole('button')
      .elements()
      .map((each) => each.textContent);
  await expect.poll(texts).toEqual(['Student 01Turned in', 'Student 02MissingA text and 2 files', 'Student 03Missing']);
  await page.viewport(390, 740);
  await expect
    .element(page.getByRole('option', { name: 'Student 02 · Missing · A text and 2 files' }))
    .toBeInTheDocument();
});

it('fits a phone, where the students are a menu', async () => {
  await page.viewport(390, 740);
  answerGrading([turnedIn(1), turnedIn(2)]);
  await openPage(path, teacher);
  await page.getByRole('combobox', { name: 'Student' }).selectOptions(idOf(1002));
  await expect.element(nameShown('Student 02')).toBeVisible();
  await expectNoBarriers('grading on a phone');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
