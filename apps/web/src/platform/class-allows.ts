import { useQuery } from '@tanstack/react-query';
import type { ClassAllows, OwnEnrolment } from '@wordgrove/contract/classes';
import { lessonHours } from '@wordgrove/contract/lesson-hours';
import { orpc } from './api.ts';
import { usePartOptions } from './parts-filled.ts';

/** What a student's app may do now. */
export type Allowed = Omit<ClassAllows, 'playInLessons'> & { playNow: boolean };

/**
 * What the teachers of the student's classes leave on, at this moment. Until they are known, sounds and celebrations wait
 * and nothing else disappears.
 */
export function useAllowed(): Allowed {
  const { data } = useQuery(orpc.classes.mine.queryOptions(usePartOptions()));
  if (!data) return { sound: false, celebrations: false, forest: true, playNow: true };
  return allowedBy(data, new Date());
}

/** Whether that is known, or can't be: what isn't to be begun in vain waits for it. */
export function useIsAllowedKnown(): boolean {
  return !useQuery(orpc.classes.mine.queryOptions(usePartOptions())).isPending;
}

/** The strictest of the classes that the student is in counts. */
export function allowedBy(enrolments: readonly Pick<OwnEnrolment, 'status' | 'allows'>[], now: Date): Allowed {
  const active = enrolments.filter(({ status }) => status === 'active');
  const isOn = (what: keyof ClassAllows) => active.every(({ allows }) => allows[what]);
  return {
    sound: isOn('sound'),
    celebrations: isOn('celebrations'),
    forest: isOn('forest'),
    playNow: isOn('playInLessons') || !isLessonTime(now),
  };
}

function isLessonTime(now: Date): boolean {
  const isWeekday = now.getDay() >= 1 && now.getDay() <= 5;
  return isWeekday && now.getHours() >= lessonHours.from && now.getHours() < lessonHours.to;
}
