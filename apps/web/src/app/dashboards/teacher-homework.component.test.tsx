import type { TeacherDashboard } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#platform/api.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf } from '#testing/school.ts';

const card = page.getByRole('region', { name: 'Homeworks', exact: true });
const rowsOf = (list: string) =>
  card
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const leadsTo = (name: string) => card.getByRole('link', { name, exact: true });

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
    { id: idOf(903), title: 'The old lighthouse', dueAt, timeZone: 'UTC', students: 24, turnedIn: 3 },
    { id: idOf(904), title: 'For nobody yet', dueAt, timeZone: 'UTC', students: 0, turnedIn: 0 },
  ],
  all: 2,
};

const open = () => openPage(paths.teacherDashboard, teacher);

it('what waits to be graded leads to grading, and what is due next to its page', async () => {
  answerSchool();
  answer((calls) => calls.dashboards.teacher, { toGrade, due });
  await open();
  await expect.element(leadsTo('A letter')).toHaveAttribute('href', `${paths.teacherAssignments}/${idOf(901)}/grading`);
  expect(rowsOf('To grade')).toEqual([
    'A letter22 hand-ins wait for you in 7B Reading',
    'Fruit2 hand-ins wait for you in several classes',
  ]);
  await expect.element(card.getByText('and 2 more')).toBeVisible();
  await expect.element(leadsTo('The old lighthouse')).toHaveAttribute('href', `${paths.assignments}/${idOf(903)}`);
  expect(rowsOf('Due next')[0]).toMatch(/^The old lighthouse3 of 24 turned inDue on 1 Jan 2031/);
  expect(rowsOf('Due next')[1]).toMatch(/^For nobody yetDue on/);
  await expect.element(leadsTo('See all homework')).toHaveAttribute('href', paths.teacherAssignments);
  await expectNoBarriers('homework of a teacher');
});

it('fits on phones and desks', async () => {
  await expectToFit(
    teacher,
    async (person) => {
      answerSchool({ classes: [classOf('7B Reading', { activeStudents: 24 })] });
      answer((calls) => calls.dashboards.teacher, { toGrade, due });
      return openPage(paths.teacherDashboard, person);
    },
    page.getByRole('link', { name: 'The old lighthouse' }),
  );
});

it('says that nothing waits, and nothing at all to a teacher without a class', async () => {
  answerSchool();
  await open();
  await expect.element(card.getByText('Nothing waits to be graded, and nothing is due.')).toBeVisible();
  await cleanup();
  queryClient.clear();
  answerSchool({ classes: [] });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Prepare a lesson' })).toBeVisible();
  await expect.poll(() => card.query()).toBeNull();
});

it('can be asked for again when it didn’t come, and keeps nothing else back', async () => {
  answerSchool();
  const failing = answer(
    (calls) => calls.dashboards.teacher,
    () => {
      throw refusal('not-found', 404);
    },
  );
  await open();
  await expect.element(card.getByText("We couldn't load your homework")).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Prepare a lesson' })).toBeVisible();
  expect(failing.length).toBeGreaterThan(0);
  answer((calls) => calls.dashboards.teacher, { toGrade, due });
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect.element(leadsTo('Fruit')).toBeVisible();
});
