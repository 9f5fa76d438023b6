import { writeStudyDay } from '@wordgrove/contract/study-clock';
import type { StudyBoard, StudySession } from '@wordgrove/contract/study-tracker';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { press } from '#testing/keys.ts';
import { openPage } from '#testing/open.tsx';
import { student } from '#testing/people.ts';

const id = '0190a5e0-0000-7000-8000-000000000400';
const clock = page.getByRole('region', { name: 'Clock' });
const sessions = page.getByRole('region', { name: 'Sessions' });
const rows = sessions.getByRole('listitem');
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });

const empty: StudyBoard = {
  now: '2026-11-23T09:00:00.000Z',
  day: '2026-11-23',
  dayEndsAt: '2026-11-23T23:00:00.000Z',
  timer: null,
  goal: null,
  days: [],
};

/** One of Berlin, at 10:00 where nothing else is said. */
const session = (change: Partial<StudySession> = {}): StudySession => ({
  id,
  activity: 'reading',
  note: '',
  source: 'manual',
  startedAt: '2026-11-21T09:00:00.000Z',
  endedAt: '2026-11-21T10:00:00.000Z',
  seconds: 3600,
  day: '2026-11-21',
  time: '10:00',
  timeZone: 'Europe/Berlin',
  version: 0,
  ...change,
});

/** A tracker that the server keeps: what is written down counts on its day. */
async function openTracker({ timeZone = 'Europe/Berlin', kept = [] as StudySession[], board = empty } = {}) {
  let list = kept;
  const dayOf = ({ day, seconds, activity }: StudySession) => writeStudyDay({ day, seconds, kinds: [activity] });
  answer(
    (calls) => calls.studyTracker.board,
    () => ({ ...board, days: list.map(dayOf) }),
  );
  answer(
    (calls) => calls.studyTracker.sessions,
    () => ({ sessions: [...list], total: list.length }),
  );
  const takes = () => {
    answer(
      (calls) => calls.studyTracker.add,
      ({ minutes, note = '', ...asked }) => {
        const made = session({ ...asked, note, seconds: minutes * 60, timeZone });
        list = [made, ...list];
        return { ...made, tasks: [] };
      },
    );
    answer(
      (calls) => calls.studyTracker.edit,
      ({ when, note = '', ...asked }) => {
        const { minutes, ...at } = when ?? { minutes: 60 };
        const edited = session({ ...list[0], ...asked, ...at, note, seconds: minutes * 60 });
        list = [edited];
        return { ...edited, tasks: [] };
      },
    );
  };
  takes();
  answer(
    (calls) => calls.studyTracker.remove,
    () => {
      const [first = session()] = list;
      list = [];
      answer(
        (calls) => calls.studyTracker.restore,
        () => {
          list = [first];
          return { ...first, tasks: [] };
        },
      );
      return { ...first, tasks: [] };
    },
  );
  answer(
    (calls) => calls.studyTracker.setGoal,
    ({ minutes }) => ({ goal: minutes }),
  );
  await openPage('/student/study-tracker', { ...student, profile: { ...student.profile, timeZone } });
  await expect.element(button('Add by hand')).toBeVisible();
  return { takes };
}

async function write(day: string, time: string, minutes: string): Promise<void> {
  await dialog.getByLabelText('Day').fill(day);
  await dialog.getByLabelText('Began at').fill(time);
  await dialog.getByLabelText('Minutes').fill(minutes);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: /^More for Reading/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A clock that began so many seconds ago. */
const running = (seconds: number): StudyBoard => {
  const now = new Date();
  const startedAt = new Date(now.getTime() - seconds * 1000).toISOString();
  const timer = { id, activity: 'writing', isPomodoro: true, startedAt, pausedAt: null, pausedSeconds: 0 } as const;
  return { ...empty, now: now.toISOString(), timer: { ...timer, version: 0 } };
};

describe('what was studied', () => {
  it('is written down, counted, corrected, removed and brought back', async () => {
    await openTracker();
    await button('Add by hand').click();
    await expect.element(page.getByRole('dialog', { name: 'Add study time' })).toBeVisible();
    await expectNoBarriers('dialog');
    await userEvent.selectOptions(dialog.getByLabelText('What'), 'Reading');
    await dialog.getByLabelText('Note').fill('Chapter 3');
    await write('2026-11-21', '10:00', '85');
    await expect.element(rows).toMatchTextContent(/Reading\s*Chapter 3.*1\shr\s25\smin/);
    await expect.element(page.getByText(/^You studied on 1 day: 1\shr\s25\smin/)).toBeVisible();
    await expectNoBarriers('counted');
    await choose('Edit');
    await write('2026-11-21', '10:00', '25');
    await expect.element(page.getByText(/^You studied on 1 day: 25\smin/)).toBeVisible();
    await choose('Delete');
    await expect.element(page.getByText('Nothing yet. Your first day appears here.')).toBeVisible();
    await expect.element(button('Undo')).toHaveFocus();
    await press('Enter');
    await expect.element(page.getByText(/^You studied on 1 day: 25\smin/)).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Daily goal'), '20 min');
    await expect.element(page.getByText('0 min of 20 min')).toBeVisible();
  });

  it('is refused with a reason where it can’t have been, and keeps what was typed', async () => {
    const { takes } = await openTracker();
    await button('Add by hand').click();
    await write('2026-11-20', '10:30', '1560');
    await expect.element(dialog.getByText(/A session can be 12 hours at most\./).first()).toBeVisible();
    await expect.element(dialog.getByLabelText('Minutes')).toHaveValue(1560);
    for (const [refused, reason] of [
      [
        refusal('invalid-input', 400, { issues: [{ path: 'day', problem: 'too-early' }] }),
        /That day is too long ago\. Please choose a later one\./,
      ],
      [refusal('session-in-future', 409), /That is still to come\./],
      [
        refusal('session-overlaps', 409, {
          activity: 'vocabulary',
          startedAt: '2026-11-20T09:00:00.000Z',
          endedAt: '2026-11-20T10:00:00.000Z',
        }),
        /You already have Vocabulary from .* 10:00 to 11:00\. Choose a time that is free/,
      ],
    ] as const) {
      answer(
        (calls) => calls.studyTracker.add,
        () => {
          throw refused;
        },
      );
      await write('2026-11-20', '10:30', '60');
      await expect.element(dialog.getByText(reason).first()).toBeVisible();
      await expect.element(dialog.getByLabelText('Began at')).toHaveValue('10:30');
    }
    expect(rows.elements()).toHaveLength(0);
    takes();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => rows.elements()).toHaveLength(1);
  });

  it('keeps its day and hour when the student lives elsewhere', async () => {
    await openTracker({ timeZone: 'America/New_York', kept: [session({ time: '23:30' })] });
    await expect.element(rows).toMatchTextContent(/23:30 \(Berlin\).*1\shr/);
    await choose('Edit');
    await expect.element(dialog.getByLabelText('Day')).toHaveValue('2026-11-21');
    await expect.element(dialog.getByLabelText('Began at')).toHaveValue('23:30');
    await expect.element(dialog.getByText(/Day and time are those of Berlin/)).toBeVisible();
    await write('2026-11-21', '22:15', '60');
    await expect.element(rows).toMatchTextContent(/22:15 \(Berlin\)/);
    // What is written down now is of New York, and says nothing about it.
    await button('Add by hand').click();
    await expect.element(dialog.getByLabelText('Day')).toBeVisible();
    expect(dialog.getByText(/Day and time are those of/).query()).toBeNull();
    answer(
      (calls) => calls.studyTracker.add,
      () => {
        const [startedAt, endedAt] = ['2026-11-21T21:15:00.000Z', '2026-11-21T22:15:00.000Z'];
        throw refusal('session-overlaps', 409, { activity: 'reading', startedAt, endedAt });
      },
    );
    await write('2026-11-21', '16:30', '30');
    await expect.element(dialog.getByText(/You already have Reading from .* 16:15 to 17:15/)).toBeVisible();
  });
});

describe('the days', () => {
  it('can be walked by keyboard, on a phone that shows the end of the year first', async () => {
    await page.viewport(320, 640);
    await openTracker({ kept: [session({ day: '2026-11-08', seconds: 2700 })] });
    const year = page.getByRole('region', { name: 'The last year' }).first();
    const cursor = year.getByRole('slider', { name: 'Day' });
    const frame = () => year.element().querySelector('section') ?? document.body;
    await expect.poll(() => frame().scrollLeft).toBeGreaterThan(100);
    await expect.poll(() => frame().scrollWidth - frame().clientWidth - frame().scrollLeft).toBeLessThan(2);
    const slider = cursor.element();
    if (slider instanceof HTMLElement) slider.focus();
    await expect.element(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 0\smin$/));
    // Two weeks to the left and a day up.
    await press('ArrowLeft', 'ArrowLeft', 'ArrowUp');
    await expect.element(cursor).toHaveAttribute('aria-valuetext', expect.stringMatching(/8 November.*: 45\smin$/));
    await expect.element(year.getByText(/: 45\smin$/).first()).toBeVisible();
    // The day that is told about is in sight.
    await press(...Array.from({ length: 30 }, () => 'ArrowLeft'));
    await expect.poll(() => frame().scrollLeft).toBeLessThan(21 * 14);
    expect(frame().scrollLeft + frame().clientWidth).toBeGreaterThan(20 * 14);
    await expectNoBarriers('walking over the year');
    const week = page.getByRole('region', { name: 'This week' });
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      await expect.element(week.getByText(day, { exact: true })).toBeVisible();
    await expect.element(week.getByRole('slider', { name: 'Day' })).toHaveValue('0');
  });
});

describe('the clock', () => {
  it('of 25 and 5 minutes says when to rest', async () => {
    await openTracker({ board: running(24 * 60 + 58) });
    await expect.element(clock.getByText('Study', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('switch', { name: 'Ring when it is time' })).not.toBeChecked();
    await expectNoBarriers('running');
    await expect.element(page.getByText('Time to rest for 5 minutes.')).toBeInTheDocument();
    await expect.element(clock.getByText('Rest', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('timer')).toMatchTextContent(/^4:5\d$/);
    await expectNoBarriers('rest');
  });

  it('that was forgotten asks how long it was, and can be thrown away', async () => {
    await openTracker({ board: running(20 * 3600) });
    await expect.element(page.getByText('Did you forget the clock?')).toBeVisible();
    await expectNoBarriers('forgotten');
    await button('Save').click();
    await expect.element(page.getByText('Please fill this in.')).toBeVisible();
    const gone = answer((calls) => calls.studyTracker.discard, { gone: true });
    await button('Throw away').click();
    await dialog.getByRole('button', { name: 'Throw away' }).click();
    await expect.element(button('Start')).toBeVisible();
    await expect.element(sessions.getByText(/^Nothing yet\./)).toBeVisible();
    expect(gone).toEqual([{ id }]);
  });
});
