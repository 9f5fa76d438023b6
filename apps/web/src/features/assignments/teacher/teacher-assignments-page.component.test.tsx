import type { ListedAssignment } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { assignedQuiz } from '#testing/homework.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { allAllowed } from '#testing/school.ts';

const older = page.getByRole('button', { name: 'Show older ones' });
const titles = () => [...document.querySelectorAll('main h2')].map((element) => element.textContent);
const idOf = (at: number) => `0190a5e0-0000-7000-8000-0000000003${String(at).padStart(2, '0')}`;
const classIdOf = (at: number) => `0190a5e0-0000-7000-8000-0000000004${String(at).padStart(2, '0')}`;

const made = '2026-11-01T08:00:00.000Z';

function schoolClass(at: number, name = `Class ${at}`): SchoolClass {
  const counts = { activeStudents: 3, pendingStudents: 0 };
  const fields = { timeZone: 'UTC', archivedAt: null, isOwner: true, ...counts, offeredTo: null, allows: allAllowed };
  return { id: classIdOf(at), name, ...fields, version: 0, createdAt: made };
}

function set(at: number, classes: readonly number[] = [1]): ListedAssignment {
  return {
    ...{ id: idOf(at), title: `Homework ${at}`, instructions: '', dueAt: null, timeZone: 'UTC', isLateAllowed: true },
    ...{ points: null, counts: 'best', closedAt: null, studentIds: null, publishedAt: made, removedAt: null },
    ...{ appearsAt: null, trouble: null, takenUntil: null, setBy: null, canChange: true },
    task: { kind: 'game', type: 'quiz', mode: 'mixed', items: 5, timer: 'none', target: null, test: null },
    words: { listed: 10, unknown: 0 },
    classes: classes.map((each) => ({ id: classIdOf(each), name: `Class ${each}` })),
    progress: { students: 3, started: 1, turnedIn: 1, graded: 0 },
    version: 0,
    createdAt: made,
  };
}

/** Pages of two, as the server gives them. */
function answerList(all: () => readonly ListedAssignment[]) {
  return answer(
    (calls) => calls.assignments.list,
    ({ classId, before }) => {
      const wanted = all().filter(({ classes }) => !classId || classes.some(({ id }) => id === classId));
      const from = before ? wanted.findIndex(({ id }) => id === before) + 1 : 0;
      const assignments = wanted.slice(from, from + 2);
      return { assignments, next: from + 2 < wanted.length ? (assignments.at(-1)?.id ?? null) : null };
    },
  );
}

async function openList(path = '/teacher/assignments'): Promise<void> {
  answer((calls) => calls.classes.list, [schoolClass(1), schoolClass(2)]);
  await openPage(path, teacher);
}

const five = [set(5), set(4, [2]), set(3), set(2, [2]), set(1)];

describe('what a teacher has set', () => {
  it('comes page by page, and moves the focus to the first of the older ones', async () => {
    const asked = answerList(() => five);
    await openList();
    await expect.poll(titles).toEqual(['Homework 5', 'Homework 4']);
    await expectNoBarriers('a first page');
    await older.click();
    await expect.poll(titles).toEqual(['Homework 5', 'Homework 4', 'Homework 3', 'Homework 2']);
    await expect.element(page.getByRole('link', { name: 'Homework 3' })).toHaveFocus();
    await older.click();
    await expect.poll(titles).toHaveLength(5);
    await expect.element(older).not.toBeInTheDocument();
    expect(asked.flatMap(({ before }) => before ?? [])).toEqual([idOf(4), idOf(2)]);
  });

  it('keeps what is there when an older page can’t be loaded, and retries it', async () => {
    answerList(() => five);
    await openList();
    await expect.poll(titles).toHaveLength(2);
    answer(
      (calls) => calls.assignments.list,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await older.click();
    const again = page.getByRole('button', { name: 'Retry' });
    await expect.element(again).toBeVisible();
    expect(titles()).toEqual(['Homework 5', 'Homework 4']);
    answerList(() => five);
    await again.click();
    await expect.poll(titles).toHaveLength(4);
  });

  it('is asked for by class, on as many pages as that has', async () => {
    answerList(() => five);
    await openList();
    await page.getByLabelText('Class', { exact: true }).selectOptions('Class 1');
    await expect.poll(titles).toEqual(['Homework 5', 'Homework 3']);
    await older.click();
    await expect.poll(titles).toEqual(['Homework 5', 'Homework 3', 'Homework 1']);
  });

  it("shows everything for an address with another teacher's class", async () => {
    answerList(() => five);
    await openList(`/teacher/assignments?class=${idOf(9)}`);
    await expect.poll(titles).toEqual(['Homework 5', 'Homework 4']);
  });

  it('shows a change on whichever page it is', async () => {
    let list = five;
    answerList(() => list);
    answer(
      (calls) => calls.assignments.close,
      ({ id }) => {
        list = list.map((each) => (each.id === id ? { ...each, closedAt: made } : each));
        const { words: _, ...rest } = set(2, [2]);
        return {
          ...rest,
          closedAt: made,
          task: assignedQuiz,
        };
      },
    );
    await openList();
    await older.click();
    await expect.poll(titles).toHaveLength(4);
    await page.getByRole('button', { name: 'More for Homework 2' }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    expect(titles()).toHaveLength(4);
  });
});
