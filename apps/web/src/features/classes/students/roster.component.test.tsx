import type { StudentFigures } from '@wordgrove/contract/analytics';
import type { RosterEntry } from '@wordgrove/contract/classes';
import { languages } from '@wordgrove/contract/languages';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage } from '#platform/i18n.ts';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { cutOff } from '#testing/layout.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf, rosterEntryOf } from '#testing/school.ts';

const dialog = page.getByRole('dialog');
const names = page.getByRole('rowheader');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const waiting = (name: string, number: number) => rosterEntryOf(name, number, { status: 'pending' });
const grammar = classOf('8A Grammar', { id: idOf(501) });
const namesShown = () => names.elements().map(({ textContent }) => textContent);

function openRoster(roster: readonly RosterEntry[], person = teacher) {
  answerSchool({ roster, classes: [classOf('7B Reading'), grammar] });
  return openPage('/teacher/students', person);
}

async function choose(item: string): Promise<void> {
  await button('Actions for Emma Brown').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

describe('those who wait', () => {
  it('are let in all at once, after confirmation', async () => {
    const all = ['Emma Brown', 'Luca Rossi', 'Sofia Keller'].map((name, at) => waiting(name, at));
    await openRoster(all);
    await expect.element(page.getByText('3 students wait for your approval')).toBeVisible();
    await button('Approve all').click();
    await expect.element(dialog.getByText('Approve 3 students?')).toBeVisible();
    await expectNoBarriers('question');
    const asked = answer(
      (calls) => calls.classes.approve,
      ({ enrolmentIds }) => {
        const roster = all.map((each) => ({ ...each, status: 'active' as const }));
        answer((calls) => calls.classes.roster, roster);
        return { changed: enrolmentIds.length };
      },
    );
    await inDialog('Approve all').click();
    await expect.element(page.getByText('3 students approved')).toBeVisible();
    await expect.poll(() => button('Approve Emma Brown').query()).toBeNull();
    expect(namesShown()).toEqual(['Emma Brown', 'Luca Rossi', 'Sofia Keller']);
    expect(page.getByText(/for your approval/).query()).toBeNull();
    expect(asked).toEqual([{ enrolmentIds: all.map(({ enrolmentId }) => enrolmentId) }]);
  });

  it('are approved and confirmed in one step where an address isn’t verified, all or one', async () => {
    const all = [
      rosterEntryOf('Emma Brown', 1, { status: 'pending', emailVerified: false }),
      rosterEntryOf('Luca Rossi', 2, { status: 'pending' }),
    ];
    await openRoster(all);
    const asked = answer((calls) => calls.classes.approveAndConfirm, { changed: 1 });
    await button('Approve and confirm Emma Brown').click();
    await expect.element(page.getByText('Emma Brown is in')).toBeVisible();
    expect(button('Approve and confirm Luca Rossi').query()).toBeNull();
    await button('Approve and confirm all').click();
    await expectNoBarriers('question');
    await inDialog('Approve and confirm all').click();
    await expect.element(page.getByText('2 students approved')).toBeVisible();
    const [first, second] = all.map(({ enrolmentId }) => enrolmentId);
    expect(asked).toEqual([{ enrolmentIds: [first] }, { enrolmentIds: [first, second] }]);
  });

  it('are declined one by one', async () => {
    await openRoster([waiting('Emma Brown', 1), waiting('Luca Rossi', 2)]);
    const asked = answer(
      (calls) => calls.classes.decline,
      () => {
        answer((calls) => calls.classes.roster, [waiting('Luca Rossi', 2)]);
        return { changed: 1 };
      },
    );
    await button('Decline Emma Brown').click();
    await expect.poll(() => names.elements()).toHaveLength(1);
    expect(asked).toEqual([{ enrolmentIds: [idOf(601)] }]);
  });
});

describe('a student', () => {
  it('is moved to another class, which may refuse', async () => {
    await openRoster([rosterEntryOf('Emma Brown')]);
    await choose('Move to another class');
    const isThere = () => {
      throw refusal('already-enrolled', 409);
    };
    answer((calls) => calls.classes.move, isThere);
    await inDialog('Move').click();
    await expect.element(dialog.getByText('Already in this class.').first()).toBeVisible();
    const moved = rosterEntryOf('Emma Brown', 1, { classId: grammar.id, className: grammar.name });
    const asked = answer((calls) => calls.classes.move, moved);
    await inDialog('Move').click();
    await expect.element(page.getByText('Emma Brown is now in 8A Grammar')).toBeVisible();
    expect(asked).toEqual([{ enrolmentId: idOf(601), toClassId: grammar.id }]);
  });

  it('that is removed comes back, with the focus on the way back', async () => {
    const emma = rosterEntryOf('Emma Brown');
    await openRoster([emma]);
    await choose('Remove from class');
    answer(
      (calls) => calls.classes.remove,
      () => {
        answer((calls) => calls.classes.roster, []);
        return { changed: 1 };
      },
    );
    await inDialog('Remove from class').click();
    await expect.element(page.getByText('Emma Brown left 7B Reading')).toBeVisible();
    await expect.element(button('Undo')).toHaveFocus();
    await expectNoBarriers('removed');
    const asked = answer(
      (calls) => calls.classes.restore,
      () => {
        answer((calls) => calls.classes.roster, [emma]);
        return { changed: 1 };
      },
    );
    await button('Undo').click();
    await expect.element(page.getByText('Emma Brown is back in 7B Reading')).toBeVisible();
    await expect.poll(() => button('Undo').query()).toBeNull();
    expect(asked).toEqual([{ enrolmentIds: [idOf(601)] }]);
  });
});

const figures: StudentFigures = {
  ...{ day: '2026-11-20', level: 4, totalXp: 640, streak: 5, tasks: { byActivity: 12, selfReported: 3, total: 42 } },
  ...{ words: { new: 4, learning: 30, known: 120, 'at-risk': 14 }, answers: { right: 21, of: 25 } },
  study: { byActivity: 3900, selfReported: 1200 },
};
const taught = (entry: RosterEntry, change: Partial<StudentFigures> = {}) => ({
  ...{ studentId: entry.studentId, name: entry.studentName, lastActiveAt: null, figures: { ...figures, ...change } },
  classes: [{ classId: entry.classId, className: entry.className }],
});
const emma = rosterEntryOf('Emma Brown');
const luca = rosterEntryOf('Luca Rossi', 2);

describe('the figures of students', () => {
  it('stand in the list, by which it can be sorted, and a name leads to the student', async () => {
    answerSchool({ roster: [emma, luca] });
    answer((calls) => calls.analytics.students, { students: [taught(emma), taught(luca, { totalXp: 900 })] });
    await openPage('/teacher/students', teacher);
    const row = page.getByRole('row', { name: /Emma Brown/ });
    for (const text of ['5 days', '15 of 42', '3 self-reported', '120', '14 at risk', '84%', 'of 25 in games'])
      await expect.element(row.getByText(text, { exact: true })).toBeVisible();
    await expect.element(row.getByText(/^1\shr\s25\smin$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('XP');
    await expect.poll(namesShown).toEqual(['Luca Rossi', 'Emma Brown']);
    const name = page.getByRole('link', { name: 'Emma Brown' });
    await expect.element(name).toHaveAttribute('href', `/teacher/students/${emma.studentId}`);
    await expectNoBarriers('students with figures');
  });

  it('stay of who waits for another class, which is named and decided on beside them', async () => {
    const inTwo: RosterEntry = { ...waiting('Emma Brown', 9), studentId: emma.studentId, className: '8A Grammar' };
    answerSchool({ roster: [emma, inTwo, waiting('Luca Rossi', 2)] });
    answer((calls) => calls.analytics.students, { students: [taught(emma)] });
    await openPage('/teacher/students', teacher);
    const row = page.getByRole('row', { name: /Emma Brown/ });
    await expect.element(row.getByText('15 of 42')).toBeVisible();
    await expect.element(row.getByText('Waits to join 8A Grammar')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /Luca Rossi/ }).getByText('Waiting', { exact: true }))
      .toBeVisible();
    const asked = answer((calls) => calls.classes.approve, { changed: 1 });
    await button('Approve Emma Brown').click();
    await expect.poll(() => asked).toEqual([{ enrolmentIds: [inTwo.enrolmentId] }]);
  });

  it('are three on a phone, the one that is sorted by among them', async () => {
    await page.viewport(390, 800);
    answerSchool({ roster: [emma] });
    answer((calls) => calls.analytics.students, { students: [taught(emma)] });
    await openPage('/teacher/students', teacher);
    const row = page.getByRole('row', { name: /Emma Brown/ });
    const seen = (text: string) => row.getByText(text, { exact: true });
    for (const text of ['5 days', '15 of 42', '120']) await expect.element(seen(text)).toBeVisible();
    await expect.element(seen('84%')).not.toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('Right answers');
    await expect.element(seen('84%')).toBeVisible();
    await expect.element(seen('5 days')).not.toBeVisible();
  });

  it('that could not be loaded leave the list as it is', async () => {
    answerSchool({ roster: [emma] });
    answer(
      (calls) => calls.analytics.students,
      () => {
        throw refusal('not-found', 404);
      },
    );
    await openPage('/teacher/students', teacher);
    await expect.element(page.getByText("We couldn't load how your students are doing")).toBeVisible();
    expect(namesShown()).toEqual(['Emma Brown']);
    answer((calls) => calls.analytics.students, { students: [taught(emma)] });
    await button('Retry').click();
    await expect.element(page.getByText('15 of 42')).toBeVisible();
  });
});

describe('the list', () => {
  it('of many students has pages, and a search begins on its first', async () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      rosterEntryOf(`Student ${String(at + 1).padStart(2, '0')}`, at + 1),
    );
    await openRoster(many);
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
    expect(namesShown()).toHaveLength(25);
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await button('Next page').click();
    await expect.element(page.getByText('26–50 of 60')).toBeVisible();
    expect(namesShown()[0]).toBe('Student 26');
    await button('Next page').click();
    await expect.poll(() => namesShown()).toHaveLength(10);
    expect(namesShown().at(-1)).toBe('Student 60');
    // There is no further page, and the focus isn't lost.
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Next page')).toHaveFocus();
    await press('Enter');
    expect(namesShown()).toHaveLength(10);
    await button('Previous page').click();
    await expect.poll(() => namesShown()[0]).toBe('Student 26');
    await userEvent.fill(page.getByRole('searchbox'), '60');
    await expect.poll(namesShown).toEqual(['Student 60']);
    await userEvent.fill(page.getByRole('searchbox'), 'Student');
    await expect.element(page.getByText('1–25 of 60')).toBeVisible();
  });

  afterEach(() => setLanguage('en'));

  it.each(languages)('cuts no cell off at a desk and on a phone, opened and closed, in %s', async (language) => {
    const longest = 'Maximiliana-Alexandra Oberhuber-Wagenknecht';
    const className = 'Klasse 7B: Lesen und Verstehen';
    const roster = [
      rosterEntryOf(longest, 1, { className, studentEmail: 'maximiliana.oberhuber@school.example' }),
      rosterEntryOf('Not Yet Confirmed', 2, {
        className,
        emailVerified: false,
        lastActiveAt: '2026-11-20T08:00:00.000Z',
      }),
      waiting('Waldo Waiting-Longer', 3),
    ];
    answerSchool({ roster, classes: [classOf('7B Reading'), grammar] });
    const large: Partial<StudentFigures> = {
      ...{ level: 16, totalXp: 13_415, tasks: { byActivity: 18, selfReported: 19, total: 42 } },
      ...{ answers: { right: 114, of: 139 }, study: { byActivity: 2400, selfReported: 5700 } },
      words: { new: 0, learning: 30, known: 115, 'at-risk': 118 },
    };
    answer((calls) => calls.analytics.students, { students: roster.slice(0, 2).map((each) => taught(each, large)) });
    await openPage('/teacher/students', { ...teacher, profile: { ...teacher.profile, language } });
    await expect.poll(() => document.documentElement.lang).toBe(language);
    const row = page.getByRole('row').filter({ hasText: longest });
    const main = page.getByRole('main');
    for (const isOpened of [false, true]) {
      const toggle = () => row.element().querySelector<HTMLElement>('td > button[aria-controls]');
      if (isOpened) toggle()?.click();
      await expect.poll(() => toggle()?.ariaExpanded).toBe(String(isOpened));
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.viewport(width, height);
        expect(cutOff(main.element()), `${width} px`).toEqual([]);
        const edge = page.getByRole('table').element().getBoundingClientRect().right;
        expect(row.element().getBoundingClientRect().right, `${width} px`).toBeLessThanOrEqual(edge);
      }
    }
  });
});
