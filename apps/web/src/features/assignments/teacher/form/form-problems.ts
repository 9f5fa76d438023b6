import { limits } from '@wordgrove/contract/limits';
import type { TaskProblem } from '#features/assignments/kinds/task-form.ts';
import { taskRules } from '#features/assignments/kinds/task-form.ts';
import { wholeUpTo } from '#features/assignments/kinds/whole-number.ts';
import type { FieldProblem as OneField } from '#platform/error-codes.ts';
import { checkLength, checkName } from '#platform/field-checks.ts';
import { isClockTime } from '#platform/time-zones.ts';
import type { Audience } from './audience.ts';
import type { Fields } from './fields.ts';

/**
 * What is wrong with a field: an error code with a sentence of its own everywhere, or a problem only this form knows.
 */
export type FieldProblem = OneField | 'no-class' | 'no-student' | 'half-a-time' | TaskProblem;

export type FormProblems = Partial<Record<keyof Fields, FieldProblem>>;

/**
 * What is wrong before anything is sent, by field; empty when it may be sent. The server checks it all again.
 *
 * @param learners the students of the chosen classes
 * @param isHalfTyped whether the browser holds back a time that isn't complete yet
 */
export function problemsOf(
  fields: Fields,
  { learners, isHalfTyped }: Pick<Audience, 'learners'> & { isHalfTyped: boolean },
): FormProblems {
  const { title, instructions, classIds, isForSome, studentIds, due, points } = fields;
  const found: { [Name in keyof Fields]?: FieldProblem | null } = {
    title: checkName(title),
    instructions: checkLength(limits.textMax)(instructions),
    classIds: classIds.length === 0 ? 'no-class' : null,
    studentIds: isForSome && !studentIds.some((each) => learners?.includes(each) ?? true) ? 'no-student' : null,
    due: isHalfTyped || (due !== '' && !isClockTime(due)) ? 'half-a-time' : null,
    points: wholeUpTo(limits.assignmentPointsMax)(points),
    ...taskRules[fields.kind].problems(fields),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
