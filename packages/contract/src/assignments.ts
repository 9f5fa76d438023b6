import { z } from 'zod';
import {
  assignmentSchema,
  listedAssignmentSchema,
  listReportSchema,
  ownAssignmentSchema,
  studentWorkSchema,
  typedListSchema,
  wantedAssignmentSchema,
} from './assignment-fields.ts';
import { calls, codes, withCurrent } from './errors.ts';
import { idSchema, versionSchema } from './fields.ts';
import { limits } from './limits.ts';

export type * from './assignment-fields.ts';

const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['assignments'] });
const id = z.object({ id: idSchema });

/** Why students couldn't play it: no round can be made of what it asks. */
const shortages = codes('not-enough');
const full = codes('too-many-assignments');
const started = codes('assignment-started');
const conflict = withCurrent('edit-conflict', assignmentSchema);
const over = codes('assignment-over');

/** Whether it is shown to its students too, as by `publish`. One that is shown already stays so. */
const publishing = { publishes: z.boolean().default(false) };

const ownPageSchema = z.object({
  assignments: z.array(ownAssignmentSchema).max(limits.ownAssignmentsPage),
  /** Whether another page follows. */
  hasMore: z.boolean(),
});

export const assignments = {
  /** A page of the teacher's own, or of those of one class, the newest first; `before`: of those older than this one. */
  list: calls
    .route(route('GET', '/assignments'))
    .input(z.object({ classId: idSchema.optional(), before: idSchema.optional() }))
    .output(
      z.object({
        assignments: z.array(listedAssignmentSchema).max(limits.assignmentsPage),
        /** The `before` of the next page; null when this is the last. */
        next: idSchema.nullable(),
      }),
    ),
  /** One of them with its words, as a form needs it. */
  one: calls.route(route('GET', '/assignments/{id}')).input(id).output(assignmentSchema),
  /** What a list would ask, and what it wouldn't; nothing is kept. */
  readList: calls.route(route('POST', '/assignments/read-list')).input(typedListSchema).output(listReportSchema),
  /** Keeps a draft, which no student sees, or shows it at once; what can't be played is then not kept either. */
  create: calls
    .errors({ ...full, ...shortages })
    .route({ ...route('POST', '/assignments'), successStatus: 201 })
    .input(wantedAssignmentSchema.extend(publishing))
    .output(assignmentSchema),
  /** Once somebody has begun, what is asked stays as it is. */
  edit: calls
    .errors({ ...conflict, ...started, ...shortages })
    .route(route('PATCH', '/assignments/{id}'))
    .input(wantedAssignmentSchema.extend({ ...publishing, version: versionSchema }))
    .output(assignmentSchema),
  /** Shows a draft to its students as it stands. It then has no more items than a round of it can have. */
  publish: calls
    .errors({ ...conflict, ...shortages })
    .route(route('POST', '/assignments/{id}/publish'))
    .input(id)
    .output(assignmentSchema),
  /** Takes no more attempts, or takes them again. */
  close: calls
    .route(route('POST', '/assignments/{id}/close'))
    .input(id.extend({ isClosed: z.boolean() }))
    .output(assignmentSchema),
  /** Puts it away; it can be brought back for some weeks, with all that was done. */
  remove: calls.route(route('POST', '/assignments/{id}/remove')).input(id).output(assignmentSchema),
  restore: calls.errors(full).route(route('POST', '/assignments/{id}/restore')).input(id).output(assignmentSchema),
  /** How far each student is, by name. Of those who were taken out of its classes since only the number is told. */
  work: calls
    .route(route('GET', '/assignments/{id}/work'))
    .input(id)
    .output(z.object({ assignment: assignmentSchema, students: z.array(studentWorkSchema), gone: z.int() })),
  /** Gives one student time until the end of the clock's minute named; null takes it back. Only what isn't over changes. */
  extend: calls
    .errors(codes('nothing-to-extend'))
    .route(route('POST', '/assignments/{id}/extend'))
    .input(id.extend({ studentId: idSchema, due: wantedAssignmentSchema.shape.due }))
    .output(studentWorkSchema),

  /**
   * The first page of what a student's teachers have set: to be done first, by when it is due; then what is done or over.
   * With the id of one that one alone, which may be on any page.
   */
  mine: calls
    .route(route('GET', '/assignments/mine'))
    .input(z.object({ only: idSchema.optional() }))
    .output(ownPageSchema),
  /** The pages that follow. */
  minePage: calls
    .route(route('POST', '/assignments/mine/list'))
    .input(z.object({ page: z.int().min(2).max(1000) }))
    .output(ownPageSchema),
  /** The words of a list that are asked, as they were written; none when a level or topic is asked. */
  words: calls
    .route(route('GET', '/assignments/mine/{id}/words'))
    .input(id)
    .output(z.object({ words: z.array(z.string()) })),
  /** Says that the work is done. Sent again it changes nothing. */
  turnIn: calls
    .errors(codes('assignment-over', 'nothing-to-turn-in'))
    .route(route('POST', '/assignments/{id}/turn-in'))
    .input(id)
    .output(ownAssignmentSchema),
  /** Takes that back, as long as it isn't due. */
  takeBack: calls
    .errors(over)
    .route(route('POST', '/assignments/{id}/take-back'))
    .input(id)
    .output(ownAssignmentSchema),
};
