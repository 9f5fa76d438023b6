import type { ClassWeek, TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, answerTeacherDashboard, classOf, idOf } from '#testing/school.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const rowsOf = (list: string) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

const toGrade: TeacherDashboard['toGrade'] = {
  first: [
    { id: idOf(901), title: 'A letter', waiting: { count: 22, className: '7B Reading' } },
    { id: idOf(902), title: 'Fruit', waiting: { count: 2, className: null } },
  ],
  all: 4,
};
const dueAt = '2031-01-01T12:00:00.000Z';
const due: TeacherDashboard['due'] = {
  soonest: [
    {
      ...{ id: idOf(903), title: 'The old lighthouse', dueAt, timeZone: 'UTC', students: 24, turnedIn: 3 },
      classNames: ['7A', '7B Reading'],
    },
    {
      ...{ id: idOf(904), title: 'For nobody yet', dueAt, timeZone: 'UTC', students: 0, turnedIn: 0 },
      classNames: ['7A'],
    },
  ],
  all: 3,
};
const classes = [
  classOf('7B Reading', { activeStudents: 24, pendingStudents: 2 }),
  classOf('7A', { id: idOf(501) }),
  classOf('Last year', { id: idOf(502), activeStudents: 20, archivedAt: dueAt }),
];
const week: ClassWeek = {
  ...{ classId: idOf(500), students: 24, active: 18 },
  days: [2, 0, 0, 12, 9, 11, 4].map((active, at) => ({
    ...{ day: `2026-11-${21 + at}`, active, right: 3 * active, wrong: active },
  })),
};
const full = {
  ...{ classes, weeks: [week], toGrade, due, hasHomework: true },
  invite: { id: idOf(800), code: 'ABC234', classId: idOf(500), className: '7B Reading' },
  three: {
    ...{ day: '2026-11-27', others: [], aside: [], active: 24, known: 24, practised: 24 },
    students: [
      {
        ...{ studentId: idOf(701), name: 'Ayşe', classes: [{ classId: idOf(500), className: '7B Reading' }] },
        reasons: [{ rule: 'missing' as const, missing: 2, due: 3 }],
      },
    ],
  },
};

const open = (change: Partial<TeacherDashboard> = full) => {
  answerSchool();
  const asked = answerTeacherDashboard(change);
  return openPage(paths.teacherDashboard, teacher).then(() => asked);
};

describe('a teacher’s dashboard', () => {
  it('shows what waits, and each row leads to where it is settled', async () => {
    await open();
    const waiting = region('Waiting for you');
    await expect.element(waiting).toBeVisible();
    expect(rowsOf('To let in')).toEqual(['7B Reading2 wait for approval']);
    await expect
      .element(waiting.getByRole('link', { name: '7B Reading' }))
      .toHaveAttribute('href', `${paths.teacherStudents}?class=${idOf(500)}`);
    expect(rowsOf('To grade')).toEqual([
      'A letter22 hand-ins wait for you in 7B Reading',
      'Fruit2 hand-ins wait for you in several classes',
    ]);
    await expect.element(link('A letter')).toHaveAttribute('href', `${paths.teacherAssignments}/${idOf(901)}/grading`);
    await expect.element(waiting.getByText('and 2 more')).toBeVisible();
    await expectNoBarriers('a teacher’s dashboard');
  });

  it('shows what is due next in which class', async () => {
    await open();
    await expect.element(link('The old lighthouse')).toHaveAttribute('href', `${paths.assignments}/${idOf(903)}`);
    expect(rowsOf('Due next')[0]).toMatch(/^The old lighthouse7A and 7B Reading3 of 24 turned inDue on 1 Jan 2031/);
    expect(rowsOf('Due next')[1]).toMatch(/^For nobody yet7ADue on/);
    await expect.element(region('Due next').getByText('and 1 more')).toBeVisible();
    const all = region('Due next').getByRole('link', { name: 'See all homework' });
    // Below the rows in both cards.
    for (const name of ['Waiting for you', 'Due next'])
      expect(region(name).getByRole('link').elements().at(-1)?.textContent).toBe('See all homework');
    await expect.element(all).toHaveAttribute('href', paths.teacherAssignments);
  });

  it('says how the week of each class goes, with every day’s value and a table', async () => {
    await open();
    const card = region('7B Reading');
    await expect.element(card.getByText('18 of 24 practised in the last 7 days', { exact: true })).toBeVisible();
    const day = card.getByRole('slider', { name: 'Day' });
    await expect.element(day).toHaveAttribute('aria-valuetext', '27 November 2026: 4 students');
    await card.getByText('As a table').click();
    await expect.element(card.getByRole('row', { name: /26 November 2026.*11.*44.*75%/ })).toBeVisible();
    await expect.element(region('7A').getByText('Nobody has joined yet.')).toBeVisible();
    expect(region('Last year').query()).toBeNull();
    await expect.element(link('7B Reading').first()).toBeVisible();
  });

  it('shows a class without practice as words, not as a row of zeros', async () => {
    await open({ ...full, weeks: [{ ...week, active: 0 }] });
    await expect.element(region('7B Reading').getByText('Nobody has practised in the last 7 days.')).toBeVisible();
    expect(region('7B Reading').getByRole('img').query()).toBeNull();
  });

  it('shows the code that works now, and the way to a new one when none does', async () => {
    await open();
    const card = region('Invite code');
    await expect.element(card.getByText('ABC234', { exact: true })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Copy code' })).toBeVisible();
    await expect.element(link('All codes')).toHaveAttribute('href', paths.teacherInviteCodes);
  });

  it('asks for nothing beside the one call for everything', async () => {
    answerSchool();
    const others = [
      answer((calls) => calls.classes.list, classes),
      answer((calls) => calls.classes.handovers, []),
      answer((calls) => calls.analytics.three, full.three),
      answer((calls) => calls.notices.list, []),
    ];
    const asked = answerTeacherDashboard(full);
    await openPage(paths.teacherDashboard, teacher);
    await expect.element(link('Ayşe')).toBeVisible();
    expect(asked).not.toEqual([]);
    expect(others.flat()).toEqual([]);
  });

  it('fits on phones and desks', async () => {
    await expectToFit(
      teacher,
      async (person) => {
        answerSchool();
        answerTeacherDashboard(full);
        return openPage(paths.teacherDashboard, person);
      },
      page.getByRole('link', { name: 'The old lighthouse' }),
    );
  });
});

describe('a teacher who has just begun', () => {
  it.each([
    [
      'with an empty class shows it how to join',
      { classes: [classOf('7A')] },
      'Bring your students in',
      'Show on the projector',
    ],
    [
      'with students and no homework sets some',
      {
        ...full,
        weeks: [{ ...week, active: 0 }],
        hasHomework: false,
        toGrade: { first: [], all: 0 },
        due: { soonest: [], all: 0 },
      },
      'Set your first homework',
      'Set the first homework',
    ],
  ] as const)('%s', async (_, change, title, action) => {
    await open({ ...change, classes: [...change.classes] } as Partial<TeacherDashboard>);
    const step = region(title);
    await expect.element(step.getByRole('link', { name: action })).toBeVisible();
    expect(step.element().querySelector('svg')).not.toBeNull();
    expect(page.getByText(/^0\b/).elements()).toEqual([]);
    await expectNoBarriers(title);
  });

  it('goes to the form with the class that has students', async () => {
    const empty = classOf('6A', { id: idOf(503) });
    await open({ ...full, classes: [empty, ...classes], hasHomework: false });
    await expect
      .element(link('Set the first homework'))
      .toHaveAttribute('href', `${paths.teacherAssignments}?edit=new&class=${idOf(500)}`);
    expect(link('New assignment').query()).toBeNull();
  });

  it('reads the code of an empty class in big letters', async () => {
    await open({ classes: [classOf('7A')], invite: full.invite });
    await expect.element(region('Bring your students in').getByText('ABC234', { exact: true })).toBeVisible();
  });

  it('lets the first students in, and still shows the code to the rest', async () => {
    await open({ classes: [classOf('7A', { pendingStudents: 3 })], invite: full.invite });
    await expect.element(region('Waiting for you').getByRole('link', { name: '7A' })).toBeVisible();
    await expect.element(region('Bring your students in').getByText('ABC234', { exact: true })).toBeVisible();
    expect(rowsOf('To let in')).toEqual(['7A3 wait for approval']);
  });
});

it('what didn’t come can be asked for again, and keeps nothing else back', async () => {
  answerSchool();
  const failing = answer(
    (calls) => calls.dashboards.teacher,
    () => {
      throw refusal('not-found', 404);
    },
  );
  await openPage(paths.teacherDashboard, teacher);
  await expect.element(page.getByText("We couldn't load your dashboard")).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Prepare a lesson' })).toBeVisible();
  expect(failing.length).toBeGreaterThan(0);
  answerTeacherDashboard(full);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(link('Fruit')).toBeVisible();
});
