import type { ClassWeek } from '@wordgrove/contract/dashboards';
import { dayBefore } from '#platform/local-day.ts';
import type { StudentFacts } from './rules.ts';

const weekDays = 7;

/**
 * How the last seven days of each class went: on which of them its students did something that the product saw, and
 * their answers about words. Days are the students' own.
 *
 * @param members the students of each class
 * @param day the last one of the seven
 */
export function weeksOf(members: ReadonlyMap<string, readonly StudentFacts[]>, day: string): ClassWeek[] {
  const days = Array.from({ length: weekDays }, (_, at) => dayBefore(day, weekDays - 1 - at));
  return [...members].map(([classId, students]) => {
    const counted = new Map(days.map((each) => [each, { day: each, active: 0, right: 0, wrong: 0 }]));
    let active = 0;
    for (const student of students) {
      let wasSeen = false;
      for (const facts of student.days) {
        const sum = counted.get(facts.day);
        if (!sum) continue;
        sum.right += facts.right;
        sum.wrong += facts.wrong;
        if (!facts.isSeen) continue;
        sum.active += 1;
        wasSeen = true;
      }
      if (wasSeen) active += 1;
    }
    return { classId, students: students.length, active, days: [...counted.values()] };
  });
}
