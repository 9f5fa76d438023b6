import { limits } from '@wordgrove/contract/limits';
import type { TaskProblem } from '#features/assignments/kinds/task-form.ts';
import { taskRules } from '#features/assignments/kinds/task-form.ts';
import { wholeUpTo } from '#features/assignments/kinds/whole-number.ts';
import type { FieldProblem as OneField } from '#platform/error-codes.ts';
import { checkLength, checkName } from '#platform/field-checks.ts';
import { isClockTime } from '#platform/time-zones.ts';
import type { Audience } from './audience.ts';
import type { Fields } from './fields.ts';

/** Problems that only this form knows. */
export const ownProblems = ['no-class', 'no-student', 'half-a-time', 'points-range', 'no-text', 'ends-early'] as const;

/**
 * What is wrong with a field: an error code with a sentence of its own everywhere, or a problem only this form knows.
 */
export type FieldProblem = OneField | (typeof ownProblems)[number] | TaskProblem;

/** The fields that hold a date and time. */
export type TimeName = 'due' | 'publishAt';

export type FormProblems = Partial<Record<keyof Fields, FieldProblem>>;

/**
 * What is wrong before anything is sent, by field; empty when it may be sent. The server checks it all again.
 *
 * @param learners the students of the chosen classes
 * @param halfTyped the times that the browser holds back, as they aren't complete yet
 */
export function problemsOf(
  fields: Fields,
  { learners, halfTyped }: Pick<Audience, 'learners'> & { halfTyped: readonly TimeName[] },
): FormProblems {
  const { title, instructions, classIds, isForSome, studentIds, points } = fields;
  const half = (name: TimeName) =>
    halfTyped.includes(name) || (fields[name] !== '' && !isClockTime(fields[name])) ? 'half-a-time' : null;
  const found: { [Name in keyof Fields]?: FieldProblem | null } = {
    title: checkName(title),
    instructions: checkLength(limits.textMax)(instructions),
    classIds: classIds.length === 0 ? 'no-class' : null,
    studentIds: isForSome && !studentIds.some((each) => learners?.includes(each) ?? true) ? 'no-student' : null,
    due: half('due') ?? (taskRules[fields.kind].needsDue && fields.due === '' ? 'required' : null),
    publishAt: half('publishAt'),
    points: wholeUpTo(limits.assignmentPointsMax)(points) === null ? null : 'points-range',
    ...taskRules[fields.kind].problems(fields),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** What keeps the fields from being shown as students will see them: not a title or class that is still missing. */
export function previewProblems(fields: Fields, halfTyped: readonly TimeName[]): FormProblems {
  const { title, classIds, studentIds, ...rest } = problemsOf(fields, { learners: undefined, halfTyped });
  return rest;
}
