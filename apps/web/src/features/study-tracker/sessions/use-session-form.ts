import { limits } from '@wordgrove/contract/limits';
import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds } from '@wordgrove/contract/study-clock';
import { isMinutes } from '#features/study-tracker/is-minutes.ts';
import { fitsIn, isFilled } from '#platform/field-checks.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormState } from '#platform/use-form-state.ts';

export type SessionFields = 'activity' | 'note' | 'day' | 'time' | 'minutes';
export type SessionFormState = FormState<SessionFields>;

export type SessionWish = {
  activity: StudyKind;
  note: string;
  when: { day: string; time: string; minutes: number };
};

const checks = { note: fitsIn(limits.nameMax), day: isFilled, time: isFilled, minutes: isMinutes };
const fieldOfCode = { 'session-too-long': 'minutes', 'session-in-future': 'time' } as const;

export function useSessionForm(start: Readonly<Record<SessionFields, string>>): SessionFormState {
  return useFormState({ start, checks, fieldOfCode });
}

/** The values of the form as the session takes them. */
export function wishOf({ activity, note, day, time, minutes }: Readonly<Record<SessionFields, string>>): SessionWish {
  return {
    activity: isOneOf(studyKinds, activity) ? activity : 'other',
    note,
    when: { day, time: time.slice(0, 5), minutes: Number(minutes) },
  };
}
