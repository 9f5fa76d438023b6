import type { Assignment, WantedAssignment } from '@wordgrove/contract/assignments';
import type { TaskForm } from '#features/assignments/kinds/task-form.ts';
import { emptyTask, taskFormOf, taskParts, taskRules, taskTogether } from '#features/assignments/kinds/task-form.ts';
import { wholeOrNull } from '#features/assignments/kinds/whole-number.ts';
import { clockTimeIn } from '#platform/time-zones.ts';
import type { Audience } from './audience.ts';

/** The form as it is on screen, half-typed numbers and times included. */
export type Fields = TaskForm & {
  title: string;
  instructions: string;
  classIds: readonly string[];
  isForSome: boolean;
  studentIds: readonly string[];
  due: string;
  /** When it is to be shown to students; empty for as soon as it is published. */
  publishAt: string;
  /** The zone that the times are read in; empty until somebody chooses among those of the classes. */
  timeZone: string;
  isLateAllowed: boolean;
  points: string;
  counts: Assignment['counts'];
};

export function emptyFields(classIds: readonly string[]): Fields {
  return {
    title: '',
    instructions: '',
    classIds,
    isForSome: false,
    studentIds: [],
    due: '',
    publishAt: '',
    timeZone: '',
    isLateAllowed: true,
    points: '',
    counts: 'best',
    ...emptyTask,
  };
}

/** The fields that show an assignment. */
export function fieldsOf(assignment: Assignment): Fields {
  const { task, studentIds, dueAt, appearsAt, points, classes } = assignment;
  const { title, instructions, isLateAllowed, counts } = assignment;
  const clock = (at: string | null) => (at === null ? '' : clockTimeIn(at, assignment.timeZone));
  return {
    ...emptyFields(classes.map(({ id }) => id)),
    ...{ title, instructions, isLateAllowed, counts },
    isForSome: studentIds !== null,
    studentIds: studentIds ?? [],
    due: clock(dueAt),
    publishAt: clock(appearsAt),
    timeZone: (dueAt ?? appearsAt) === null ? '' : assignment.timeZone,
    points: points === null ? '' : String(points),
    ...taskFormOf(task),
  };
}

/**
 * What the form asks to be saved. Only for fields in which `problemsOf` finds nothing wrong.
 *
 * @param timeZone the zone the times are read in
 * @param learners the students of the chosen classes; others are left out
 */
export function wantedOf(
  id: string,
  fields: Fields,
  { timeZone, learners }: Pick<Audience, 'timeZone' | 'learners'>,
): WantedAssignment & Pick<Sent, 'publishAt'> {
  const { title, instructions, classIds, isForSome, studentIds, due, publishAt, isLateAllowed, points, counts } =
    fields;
  const clock = (at: string) => (at === '' ? null : { at, timeZone });
  return {
    ...{ id, title, instructions, isLateAllowed, counts },
    classIds: [...classIds],
    studentIds: isForSome ? studentIds.filter((each) => learners?.includes(each) ?? true) : null,
    due: clock(due),
    publishAt: clock(publishAt),
    points: wholeOrNull(points),
    task: taskRules[fields.kind].wanted(fields),
  };
}

/** What is sent: with a time, publishing is scheduled. */
export type Sent = WantedAssignment & { publishes: boolean; publishAt: WantedAssignment['due'] };

/** The parts of the form, as named to somebody who is told what has changed. */
const parts = {
  title: ['title'],
  instructions: ['instructions'],
  audience: ['classIds', 'isForSome', 'studentIds'],
  due: ['due'],
  appears: ['publishAt'],
  terms: ['isLateAllowed', 'points', 'counts'],
  ...taskParts,
} as const satisfies Record<string, readonly (keyof Fields)[]>;

type ChangedPart = keyof typeof parts | 'published';

/** What another screen has changed since the form was opened. */
export function changesOf(opened: Assignment, changed: Assignment): ChangedPart[] {
  const [before, after] = [fieldsOf(opened), fieldsOf(changed)];
  const isOther = (names: readonly (keyof Fields)[]) =>
    names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  // Of another kind all the rest is other, too.
  const isSaid = (part: keyof typeof parts) => before.kind === after.kind || part === 'kind' || !(part in taskParts);
  const found = (Object.keys(parts) as (keyof typeof parts)[]).filter((part) => isOther(parts[part]) && isSaid(part));
  return opened.publishedAt === changed.publishedAt ? found : [...found, 'published'];
}

/** Fields that only make sense together. */
const together = [
  ['classIds', 'isForSome', 'studentIds'],
  ['due', 'publishAt', 'timeZone'],
  ...(['title', 'instructions', 'isLateAllowed', 'points', 'counts'] as const).map((name) => [name]),
  ...taskTogether,
] as const satisfies (readonly (keyof Fields)[])[];

/** Merges what is being typed with what another screen has saved: what was typed stays, everything else is as saved. */
export function mergeFields(typed: Fields, base: Fields, saved: Fields): Fields {
  const touched = together.filter((names: readonly (keyof Fields)[]) =>
    names.some((name) => JSON.stringify(typed[name]) !== JSON.stringify(base[name])),
  );
  return { ...saved, ...Object.fromEntries(touched.flat().map((name) => [name, typed[name]])) };
}
