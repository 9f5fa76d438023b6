import { focusManager } from '@tanstack/react-query';
import type { ListedNotice } from '@wordgrove/contract/notices';
import { paths } from '@wordgrove/contract/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orpc, queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { openPage } from '#testing/open.tsx';
import { ownPage } from '#testing/own-page.ts';
import { student, teacher } from '#testing/people.ts';
import { answerDashboard, answerSchool, idOf } from '#testing/school.ts';

const createdAt = '2026-11-24T14:00:00.000Z';

const homework = (number: number, change: Partial<ListedNotice> = {}): ListedNotice => ({
  id: idOf(number),
  kind: 'assignment-new',
  params: {},
  createdAt,
  isRead: false,
  assignment: { id: idOf(100 + number), title: `Words ${number}`, dueAt: null, timeZone: 'UTC', waiting: null },
  ...change,
});

const taken: ListedNotice = {
  ...{ id: idOf(9), kind: 'class-left', params: { className: '7B', teacherName: 'Ms Oak' } },
  ...{ createdAt, isRead: true, assignment: null },
};

const answerPage = (notices: ListedNotice[], next: string | null = null) =>
  answer((calls) => calls.notices.page, { notices, next });

const bell = (name: RegExp | string) => page.getByRole('button', { name });
const panel = page.getByRole('dialog', { name: 'Notices' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  answerDashboard({ unreadNotices: 2 });
});

const openBell = async () => {
  await openPage(paths.studentDashboard, student);
  await bell(/^Notices/).click();
};

describe('the bell', () => {
  it('says how many notices are unread, for a student from the answer of the dashboard', async () => {
    const asked = answer((calls) => calls.notices.unread, { unread: 5 });
    await openPage(paths.studentDashboard, student);
    await expect.element(bell('Notices, 2 unread')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('counts to ninety-nine', async () => {
    answerDashboard({ unreadNotices: 100 });
    await openPage(paths.studentDashboard, student);
    await expect.element(bell('Notices, 99+ unread')).toBeVisible();
  });

  it('is there for teachers, and says nothing of numbers when nothing is unread', async () => {
    answerSchool();
    answer((calls) => calls.notices.unread, { unread: 0 });
    await openPage(paths.teacherDashboard, teacher);
    await expect.element(page.getByRole('button', { name: 'Notices', exact: true })).toBeVisible();
  });

  it('counts again when it is told of news', async () => {
    await openPage(paths.studentDashboard, student);
    await expect.element(bell('Notices, 2 unread')).toBeVisible();
    answer((calls) => calls.notices.unread, { unread: 3 });
    await queryClient.invalidateQueries({ queryKey: orpc.notices.unread.key() });
    await expect.element(bell('Notices, 3 unread')).toBeVisible();
  });
});

describe('homework whose page is open', () => {
  const about = { assignmentId: idOf(101) };
  const isHidden = (isIt: boolean) => focusManager.setFocused(isIt ? false : undefined);

  beforeEach(() => {
    answer((calls) => calls.notices.unread, { unread: 2 });
    answer((calls) => calls.assignments.mine, ownPage([]));
    answer((calls) => calls.assignments.words, { words: [] });
    answerPage([homework(1), homework(2)]);
    return () => isHidden(false);
  });

  it('is read, in the list too, and read again when there is news of it', async () => {
    const asked = answer((calls) => calls.notices.readAbout, { unread: 1 });
    await openPage(`${paths.assignments}/${about.assignmentId}`, student);
    await expect.element(bell('Notices, 1 unread')).toBeVisible();
    expect(asked).toEqual([about]);
    await bell(/^Notices/).click();
    await expect.element(panel.getByRole('link', { name: /Unread: New homework: Words 2/ })).toBeVisible();
    queryClient.setQueryData(orpc.notices.unread.queryKey(), { unread: 2 });
    await expect.poll(() => asked).toEqual([about, about]);
    await expect.element(bell('Notices, 1 unread')).toBeVisible();
    await expect.element(panel.getByRole('link', { name: /^New homework: Words 1/ })).toBeVisible();
  });

  it('is not read in a tab that nobody looks at', async () => {
    const asked = answer((calls) => calls.notices.readAbout, { unread: 1 });
    isHidden(true);
    await openPage(`${paths.assignments}/${about.assignmentId}`, student);
    await expect.element(bell('Notices, 2 unread')).toBeVisible();
    expect(asked).toEqual([]);
    isHidden(false);
    await expect.poll(() => asked).toEqual([about]);
  });

  it('stays unread when that could not be written, and is not tried without end', async () => {
    const asked = answer(
      (calls) => calls.notices.readAbout,
      () => {
        throw refusal('internal', 500);
      },
    );
    await openPage(`${paths.assignments}/${about.assignmentId}`, student);
    await expect.poll(() => asked).toEqual([about]);
    await expect.poll(() => queryClient.isMutating()).toBe(0);
    await expect.element(bell('Notices, 2 unread')).toBeVisible();
    expect(asked).toEqual([about]);
  });

  it('asks for nothing when nothing is unread', async () => {
    answer((calls) => calls.notices.unread, { unread: 0 });
    const asked = answer((calls) => calls.notices.readAbout, { unread: 0 });
    await openPage(`${paths.assignments}/${about.assignmentId}`, student);
    await expect.element(bell('Notices')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('the list behind the bell', () => {
  it('shows what happened, when, and where it leads, and can be used by everybody', async () => {
    answerPage([homework(1), taken]);
    await openBell();
    const link = panel.getByRole('link', { name: /Unread: New homework: Words 1/ });
    await expect.element(link).toHaveAttribute('href', `${paths.assignments}/${idOf(101)}`);
    await expect.element(panel.getByText('You are no longer in 7B')).toBeVisible();
    await expect.element(panel.getByText('24 Nov 2026', { exact: false }).first()).toBeVisible();
    await expectNoBarriers('the list of notices');
  });

  it('says when homework is due', async () => {
    const [today, tomorrow] = [0, 1].map((days) => {
      const due = new Date();
      due.setDate(due.getDate() + days);
      due.setHours(23, 59, 0, 0);
      return due.toISOString();
    });
    const due = (dueAt: string | undefined) => ({ ...homework(1).assignment, dueAt }) as ListedNotice['assignment'];
    answerPage([
      homework(1, { kind: 'assignment-due', assignment: due(tomorrow) }),
      homework(2, { assignment: due(today) }),
      homework(3, { kind: 'assignment-earlier', assignment: due('2031-01-01T12:00:00.000Z') }),
      homework(4, { assignment: due('2026-11-02T12:00:00.000Z') }),
    ]);
    await openBell();
    await expect.element(panel.getByText(/^Due tomorrow/)).toBeVisible();
    await expect.element(panel.getByText(/^Due today/)).toBeVisible();
    await expect.element(panel.getByText(/^Due 1 Jan 2031/)).toBeVisible();
    await expect.element(panel.getByText(/^Was due 2 Nov 2026/)).toBeVisible();
  });

  it('says that work may be tried again, and leads to it', async () => {
    answerPage([homework(1, { kind: 'assignment-again' })]);
    await openBell();
    const link = panel.getByRole('link', { name: /You can try again: Words 1/ });
    await expect.element(link).toHaveAttribute('href', `${paths.assignments}/${idOf(101)}`);
  });

  it('says that points or comment have changed, and leads to them', async () => {
    answerPage([homework(1, { kind: 'assignment-regraded' })]);
    await openBell();
    const link = panel.getByRole('link', { name: /Points or comment changed: Words 1.*Have a look/ });
    await expect.element(link).toHaveAttribute('href', `${paths.assignments}/${idOf(101)}`);
  });

  it('says to a teacher how much work waits, and leads to where it is graded', async () => {
    const waiting = (number: number, of: { count: number; className: string | null }) =>
      homework(number, {
        kind: 'assignment-waiting',
        assignment: { ...homework(number).assignment, waiting: of } as ListedNotice['assignment'],
      });
    answerPage([waiting(1, { count: 7, className: '7B' }), waiting(2, { count: 1, className: '7A' })]);
    answerSchool();
    answer((calls) => calls.notices.unread, { unread: 2 });
    await openPage(paths.teacherDashboard, teacher);
    await bell(/^Notices/).click();
    const link = panel.getByRole('link', { name: /To grade: Words 1/ });
    await expect.element(link).toHaveAttribute('href', `${paths.teacherAssignments}/${idOf(101)}/grading`);
    await expect.element(panel.getByText('7 hand-ins wait for you in 7B')).toBeVisible();
    await expect.element(panel.getByText('1 hand-in waits for you in 7A')).toBeVisible();
    await expect.element(panel.getByRole('listitem')).toHaveLength(2);
  });

  it('reads the notice that is opened, and leaves for its place', async () => {
    answerPage([homework(1), homework(2)]);
    const read = answer((calls) => calls.notices.read, { unread: 1 });
    const left = answer((calls) => calls.notices.readAbout, { unread: 1 });
    answer((calls) => calls.assignments.mine, ownPage([]));
    answer((calls) => calls.assignments.words, { words: [] });
    const app = await openPage(paths.studentDashboard, student);
    await bell(/^Notices/).click();
    await panel.getByRole('link', { name: /Words 1/ }).click();
    await expect.poll(() => read).toEqual([{ id: idOf(1) }]);
    expect(app.path()).toBe(`${paths.assignments}/${idOf(101)}`);
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(bell('Notices, 1 unread')).toBeVisible();
    await expect.poll(() => left).toEqual([{ assignmentId: idOf(101) }]);
  });

  it('marks all as read up to the newest on the screen, and takes that back when it is refused', async () => {
    answerPage([homework(1), homework(2)]);
    const asked = answer(
      (calls) => calls.notices.readAll,
      () => {
        throw refusal('internal', 500);
      },
    );
    answer((calls) => calls.notices.unread, { unread: 2 });
    answer((calls) => calls.notices.list, []);
    await openBell();
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => asked).toEqual([{ newest: idOf(1) }]);
    await expect.element(panel.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    answer((calls) => calls.notices.readAll, { unread: 0 });
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(panel.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await expect.element(panel.getByText('Unread:').first()).not.toBeInTheDocument();
  });

  it('loads older ones page by page', async () => {
    const asked = answer(
      (calls) => calls.notices.page,
      ({ before }) => (before ? { notices: [homework(3)], next: null } : { notices: [homework(1)], next: idOf(1) }),
    );
    await openBell();
    await panel.getByRole('button', { name: 'Show older ones' }).click();
    await expect.element(panel.getByRole('link', { name: /Words 3/ })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
    expect(asked.at(-1)?.before).toBe(idOf(1));
  });

  it('says that there is nothing, or that it could not be loaded', async () => {
    answer(
      (calls) => calls.notices.page,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openBell();
    await expect.element(panel.getByText("We couldn't load your notices")).toBeVisible();
    answerPage([]);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect.element(panel.getByText(/^Nothing new/)).toBeVisible();
  });

  it('closes on Escape and gives the focus back', async () => {
    answerPage([]);
    await openBell();
    await expect.element(panel).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(bell(/^Notices/)).toHaveFocus();
  });

  it('fills the screen of a phone', async () => {
    await page.viewport(390, 844);
    answerPage([homework(1)]);
    await openBell();
    await expect.element(panel.getByRole('link', { name: /Words 1/ })).toBeVisible();
    await expect.poll(() => panel.element().getBoundingClientRect().width).toBe(390);
    await expectNoBarriers('the list of notices on a phone');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.element(panel).not.toBeInTheDocument();
  });
});
