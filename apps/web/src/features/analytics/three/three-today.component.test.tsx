import type { ThreeAside, ThreeReason, ThreeToday } from '@wordgrove/contract/three-today';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refusal } from '#testing/answers.ts';
import { expectNoBarriers } from '#testing/barriers.ts';
import { expectToFit } from '#testing/fits.ts';
import { openPage } from '#testing/open.tsx';
import { teacher } from '#testing/people.ts';
import { answerSchool, classOf, idOf, rosterEntryOf } from '#testing/school.ts';

const region = page.getByRole('region', { name: 'Talk to these three today' });
const button = (name: string) => region.getByRole('button', { name, exact: true });

const inactive: ThreeReason = { rule: 'inactive', days: 9, isLonger: false, saidDays: 2 };
const all: ThreeReason[] = [
  inactive,
  { rule: 'failing', percent: 45, percentBefore: 75, fellBack: 3 },
  { rule: 'drop', answers: 12, usual: 100 },
  { rule: 'missing', missing: 2, due: 3 },
  { rule: 'streak-broken', days: 12, lastDay: '2026-11-25' },
  { rule: 'good-week', days: 6, percent: 92 },
];

const studentOf = (name: string, number: number, reasons: ThreeReason[]) => ({
  ...{ studentId: idOf(number), name, reasons },
  classes: [{ classId: idOf(500), className: '7B Reading' }],
});

const today = (more: Partial<ThreeToday> = {}): ThreeToday => ({
  ...{ day: '2026-11-27', students: [], others: [], aside: [], active: 12, known: 12, practised: 12 },
  ...more,
});

function openWith(found: ThreeToday | (() => ThreeToday), person = teacher) {
  const entry = rosterEntryOf('Emma Brown');
  answerSchool({ roster: [entry], classes: [classOf('7B Reading'), classOf('8A', { id: idOf(501) })] });
  answer((calls) => calls.analytics.three, found);
  return openPage('/teacher/students', person);
}

describe('the three of today', () => {
  it('are told with sentences, what was only written down apart', async () => {
    await openWith(today({ students: [studentOf('Emma Brown', 701, all)] }));
    const link = region.getByRole('link', { name: 'Emma Brown' });
    await expect.element(link).toHaveAttribute('href', `/teacher/students/${idOf(701)}`);
    for (const sentence of [
      'Nothing has been seen for 9 days. Self-reported: something on 2 of these days.',
      '45% of the answers about words in the last seven days were right; earlier it was 75%. 3 words that were known are forgotten again.',
      '12 answers about words in the last seven days; usually it is about 100.',
      '2 of 3 assignments of the last four weeks are missing.',
      'A streak of 12 days ended on 25 Nov.',
      'Worth some praise: active on 6 of seven days, with 92% of the answers about words right.',
    ])
      await expect.element(region.getByText(sentence)).toBeVisible();
    await expectNoBarriers('three of today');
  });

  it('lead from each reason to the events that it rests on', async () => {
    await openWith(today({ students: [studentOf('Emma Brown', 701, all)] }));
    await expect.element(region.getByRole('link', { name: /^12 answers/ })).toBeVisible();
    const links = region.getByRole('link').elements().slice(1);
    const student = `/teacher/students/${idOf(701)}`;
    const week = 'practice&part=week';
    expect(links.map((each) => each.getAttribute('href'))).toEqual(
      ['xp', week, week, 'homework', 'streak', week].map((events) => `${student}?events=${events}`),
    );
  });

  it('are followed by the others with a reason, who can be put aside, too', async () => {
    await openWith(
      today({ students: [studentOf('Emma Brown', 701, all)], others: [studentOf('Noah Green', 702, [inactive])] }),
    );
    await expect.element(region.getByRole('link', { name: 'Emma Brown' })).toBeVisible();
    expect(region.getByRole('link', { name: 'Noah Green' }).query()).toBeNull();
    await region.getByText('Others with a reason').click();
    await expect.element(region.getByRole('link', { name: 'Noah Green' })).toBeVisible();
    await expect.element(button('Put aside for Noah Green: no activity')).toBeVisible();
    await expectNoBarriers('others with a reason');
  });

  it('lead to the first practice where nobody has practised', async () => {
    await openWith(today({ practised: 0 }));
    const link = region.getByRole('link', { name: 'Set homework' });
    await expect.element(link).toHaveAttribute('href', '/teacher/assignments?edit=new');
  });

  it.each([
    [today(), 'Nobody stands out today.'],
    [today({ known: 0 }), /^Everybody is new here/],
    [today({ practised: 0 }), /^Nobody has practised/],
    [today({ active: 0, known: 0 }), /^Once students have joined/],
  ])('can be nobody %#', async (found, text) => {
    await openWith(found);
    await expect.element(region.getByText(text)).toBeVisible();
  });

  it('are asked for again when that failed', async () => {
    await openWith(() => {
      throw refusal('unavailable', 503);
    });
    await expect.element(region.getByText('Whom to talk to couldn’t be found out')).toBeVisible();
    answer((calls) => calls.analytics.three, today());
    await button('Retry').click();
    await expect.element(region.getByText(/^Nobody stands out/)).toBeVisible();
  });

  it('fit on two phones and a desk, in German and Turkish', async () => {
    const row = { id: idOf(900), studentId: idOf(702), name: 'Maximiliane Schwarzenberger', rule: 'missing' as const };
    const aside = [{ ...row, reason: 'x'.repeat(100), until: '2026-12-11' }];
    const students = [studentOf('Maximiliane Schwarzenberger-Oberhausen', 701, all)];
    await expectToFit(
      teacher,
      (person) => openWith(today({ students, aside }), person),
      page.getByRole('link', { name: /Oberhausen/ }),
    );
  });
});

describe('a reason', () => {
  it('is put aside with why and until when, and that is undone', async () => {
    await openWith(today({ students: [studentOf('Emma Brown', 701, [inactive])] }));
    await button('Put aside for Emma Brown: no activity').click();
    const dialog = page.getByRole('dialog', { name: 'Put aside for Emma Brown' });
    await expect.element(dialog.getByLabelText('Until')).toHaveValue('2026-12-11');
    await dialog.getByRole('button', { name: 'Put aside', exact: true }).click();
    await expect.element(dialog.getByLabelText(/^Reason/)).toBeInvalid();
    const asked = answer(
      (calls) => calls.analytics.putAside,
      (row) => {
        answer((calls) => calls.analytics.three, today({ aside: [{ ...row, name: 'Emma Brown' }] }));
        return { ...row, name: 'Emma Brown' };
      },
    );
    await userEvent.fill(dialog.getByLabelText(/^Reason/), 'On exchange');
    await dialog.getByRole('button', { name: 'Put aside', exact: true }).click();
    await expect.element(region.getByText(/^Nobody stands out/)).toBeVisible();
    expect(asked).toMatchObject([
      { studentId: idOf(701), rule: 'inactive', reason: 'On exchange', until: '2026-12-11' },
    ]);
    const taken = answer(
      (calls) => calls.analytics.takeUp,
      () => {
        answer((calls) => calls.analytics.three, today({ students: [studentOf('Emma Brown', 701, [inactive])] }));
        return { takenUp: true };
      },
    );
    await expect.element(button('Undo')).toHaveFocus();
    await button('Undo').click();
    await expect.element(region.getByRole('link', { name: 'Emma Brown' })).toBeVisible();
    expect(taken).toEqual([{ id: asked[0]?.id }]);
    expect(button('Undo').query()).toBeNull();
    await expect.element(region.getByRole('heading', { name: 'Talk to these three today' })).toHaveFocus();
  });

  it('is listed while it is put aside, and taken up again', async () => {
    const row = { id: idOf(900), studentId: idOf(701), name: 'Emma Brown', rule: 'missing' as const };
    const first: ThreeAside = { ...row, reason: 'Was ill', until: '2026-12-11' };
    const second: ThreeAside = { ...first, id: idOf(901), studentId: idOf(702), name: 'Noah Green' };
    await openWith(today({ aside: [first, second] }));
    await region.getByText('2 reasons put aside').click();
    await expect.element(region.getByText('Emma Brown: missing homework, until 11 Dec')).toBeVisible();
    await expect.element(region.getByText('Was ill').first()).toBeVisible();
    const taken = answer(
      (calls) => calls.analytics.takeUp,
      () => {
        answer((calls) => calls.analytics.three, today({ aside: taken.length > 1 ? [] : [second] }));
        return { takenUp: true };
      },
    );
    await button('Take up again for Emma Brown: missing homework').click();
    await expect.element(page.getByText('You are told about Emma Brown again.')).toBeVisible();
    const summary = region.getByText('1 reason put aside');
    await expect.element(summary).toHaveFocus();
    await button('Take up again for Noah Green: missing homework').click();
    await expect.poll(() => summary.query()).toBeNull();
    expect(taken).toEqual([{ id: idOf(900) }, { id: idOf(901) }]);
    await expect.element(region.getByRole('heading', { name: 'Talk to these three today' })).toHaveFocus();
  });
});
