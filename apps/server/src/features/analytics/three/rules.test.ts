import { describe, expect, it } from 'vitest';
import { dayBefore } from '#platform/local-day.ts';
import type { WithReasons } from './pick-three.ts';
import { pickThree } from './pick-three.ts';
import type { ClassRhythm, DayFacts, StudentFacts } from './rules.ts';
import { reasonsOf, rhythmOf } from './rules.ts';

// A Friday.
const today = '2026-11-27';
const back = (days: number) => dayBefore(today, days);
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
const window = Array.from({ length: 28 }, (_, days) => back(days));
const schoolDays = window.filter((day) => !isWeekend(day));
const rhythm: ClassRhythm = { workdays: new Set(schoolDays), change: 1 };

const seen = (day: string, more: Partial<DayFacts> = {}): DayFacts => ({
  ...{ day, isSeen: true, isSaid: false, right: 15, wrong: 5 },
  ...more,
});

const student = (more: Partial<StudentFacts> = {}): StudentFacts => ({
  ...{ studentId: 'ada', today, joined: '2026-09-01', days: schoolDays.map((day) => seen(day)) },
  ...{ lastRun: null, homework: { missing: 0, due: 4 }, fellBack: 0 },
  ...more,
});

const until = (last: string, more: readonly DayFacts[] = []) => [
  ...schoolDays.filter((day) => day <= last).map((day) => seen(day)),
  ...more,
];

describe('what is said of one student', () => {
  it('nothing of who comes as ever', () => {
    expect(reasonsOf(student(), rhythm)).toEqual([]);
  });

  it('how long nothing was seen, and on how many days something was only written down', () => {
    const said = { isSeen: false, isSaid: true, right: 0, wrong: 0 };
    const days = until(back(9), [seen(back(3), said), seen(back(2), said)]);
    expect(reasonsOf(student({ days }), rhythm)).toEqual([{ rule: 'inactive', days: 9, isLonger: false, saidDays: 2 }]);
  });

  it('nothing of three days of illness', () => {
    expect(reasonsOf(student({ days: until(back(4)) }), rhythm)).toEqual([]);
  });

  it('that nothing was seen for as long as is looked back', () => {
    expect(reasonsOf(student({ days: [] }), rhythm)).toEqual([
      { rule: 'inactive', days: 28, isLonger: true, saidDays: 0 },
    ]);
  });

  it('nothing of who comes every Sunday', () => {
    const days = window.filter((day) => new Date(`${day}T00:00Z`).getUTCDay() === 0).map((day) => seen(day));
    expect(reasonsOf(student({ days }), rhythm)).toEqual([]);
  });

  it('nothing of the first days, and something of who never began', () => {
    expect(reasonsOf(student({ joined: back(6), days: [] }), rhythm)).toEqual([]);
    expect(reasonsOf(student({ joined: back(9), days: [] }), rhythm)).toEqual([
      { rule: 'inactive', days: 9, isLonger: false, saidDays: 0 },
    ]);
  });

  it('that the week was quiet, unless it was for the class', () => {
    const days = schoolDays.map((day) => seen(day, day > back(8) ? { right: 3, wrong: 1 } : {}));
    expect(reasonsOf(student({ days }), rhythm)).toEqual([{ rule: 'drop', answers: 20, usual: 100 }]);
    expect(reasonsOf(student({ days }), { ...rhythm, change: 0.4 })).toEqual([]);
  });

  it('that answers are wrong more often, with the words that fell back', () => {
    const days = schoolDays.map((day) => seen(day, day > back(8) ? { right: 9, wrong: 11 } : {}));
    expect(reasonsOf(student({ days, fellBack: 3 }), rhythm)).toEqual([
      { rule: 'failing', percent: 45, percentBefore: 75, fellBack: 3 },
    ]);
  });

  it('which homework is missing, if it is more than one and not one of many', () => {
    const reasons = (missing: number, due: number) => reasonsOf(student({ homework: { missing, due } }), rhythm);
    expect(reasons(2, 3)).toEqual([{ rule: 'missing', missing: 2, due: 3 }]);
    expect(reasons(1, 1)).toEqual([]);
    expect(reasons(2, 8)).toEqual([]);
  });

  it('which streak ended on a workday of these days', () => {
    const reasons = (days: number, lastDay: string) => reasonsOf(student({ lastRun: { days, lastDay } }), rhythm);
    expect(reasons(12, back(2))).toEqual([{ rule: 'streak-broken', days: 12, lastDay: back(2) }]);
    // Yesterday, which today may still follow.
    expect(reasons(12, back(1))).toEqual([]);
    expect(reasons(6, back(2))).toEqual([]);
    expect(reasons(12, back(6))).toEqual([]);
  });

  it('praise for a good week of whom nothing else is said', () => {
    const days = window.map((day) => seen(day, { right: 19, wrong: 1 }));
    expect(reasonsOf(student({ days }), rhythm)).toEqual([{ rule: 'good-week', days: 7, percent: 95 }]);
    expect(reasonsOf(student({ days, homework: { missing: 2, due: 2 } }), rhythm)).toMatchObject([{ rule: 'missing' }]);
  });
});

describe('the rhythm of a class', () => {
  const ten = (days: DayFacts[]) => Array.from({ length: 10 }, (_, n) => student({ studentId: `s${n}`, days }));

  it('has no weekends and holidays as workdays, so that neither is an alarm', () => {
    const students = ten(until(back(11)));
    const found = rhythmOf(students, today);
    expect([...found.workdays].sort()).toEqual(schoolDays.filter((day) => day <= back(11)).sort());
    expect(students.flatMap((each) => reasonsOf(each, found))).toEqual([]);
  });

  it('has no workday where nobody ever came', () => {
    expect(rhythmOf(ten([]), today).workdays.size).toBe(0);
  });

  it('counts every day of a class that is too small to tell', () => {
    expect(rhythmOf([student()], today).workdays.size).toBe(28);
  });
});

describe('the three', () => {
  const inactive = { rule: 'inactive', days: 9, isLonger: false, saidDays: 0 } as const;
  const failing = { rule: 'failing', percent: 45, percentBefore: 75, fellBack: 0 } as const;
  const missing = { rule: 'missing', missing: 2, due: 2 } as const;
  const praise = { rule: 'good-week', days: 6, percent: 90 } as const;
  const of = (studentId: string, ...reasons: WithReasons['reasons']) => ({ studentId, reasons });
  const ids = (students: WithReasons[], day = today) =>
    pickThree(students, day).students.map(({ studentId }) => studentId);

  it('are the most pressing, and with more reasons before with fewer', () => {
    const all = [of('a', missing), of('b', inactive), of('c'), of('d', inactive, missing), of('e', missing)];
    expect(ids(all).slice(0, 2)).toEqual(['d', 'b']);
    expect(ids(all)).toHaveLength(3);
  });

  it('are who has it worst within a rule', () => {
    const worse: [string, WithReasons['reasons'][number], WithReasons['reasons'][number]][] = [
      ['inactive', { ...inactive, days: 5 }, { ...inactive, days: 12 }],
      ['failing', { ...failing, percent: 60 }, { ...failing, percent: 30 }],
      ['drop', { rule: 'drop', answers: 20, usual: 100 }, { rule: 'drop', answers: 2, usual: 40 }],
      ['missing', missing, { rule: 'missing', missing: 4, due: 8 }],
    ];
    for (const [rule, mild, bad] of worse)
      for (const day of window) expect(ids([of('mild', mild), of('bad', bad)], day), rule).toEqual(['bad', 'mild']);
  });

  it('leave nobody with a reason unnamed, up to ten', () => {
    const all = Array.from({ length: 15 }, (_, n) => of(`student-${n}`, { ...inactive, days: 40 - n }));
    const { students, others } = pickThree([...all, of('p', praise)], today);
    expect([...students, ...others]).toEqual(all.slice(0, 13));
  });

  it('have one to praise, where there is room', () => {
    expect(ids([of('a', praise), of('b', praise), of('c', missing)])).toEqual(['c', expect.stringMatching(/a|b/)]);
    expect(ids([of('p', praise), ...['a', 'b', 'c'].map((id) => of(id, missing))])).not.toContain('p');
  });

  it('change from day to day among equals, and never within a day', () => {
    const equals = Array.from({ length: 9 }, (_, n) => of(`student-${n}`, missing));
    expect(ids(equals)).toEqual(ids(equals.toReversed()));
    const everybody = window.flatMap((day) => ids(equals, day));
    expect(new Set(everybody).size).toBe(9);
  });
});
