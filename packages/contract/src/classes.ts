import { z } from 'zod';
import {
  cameInSchema,
  classAllowsSchema,
  classSchema,
  handoverSchema,
  inviteOfferSchema,
  inviteOptions,
  inviteSchema,
  ownEnrolmentSchema,
  rosterEntrySchema,
} from './class-fields.ts';
import { classTeacherCalls } from './class-teachers.ts';
import { calls, codes, enrolErrors, inviteErrors, withCurrent } from './errors.ts';
import { extraTimes } from './extra-times.ts';
import {
  emailSchema,
  idSchema,
  inviteCodeSchema,
  requiredLineSchema,
  timeZoneSchema,
  versionSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { madeStudentSchema, newStudentsInput, plannedStudentSchema, studentPlanInput } from './roster-fields.ts';

export type * from './class-fields.ts';
export type * from './class-teachers.ts';
export type * from './roster-fields.ts';

const id = z.object({ id: idSchema });
const enrolmentIds = z.object({ enrolmentIds: z.array(idSchema).min(1).max(limits.bulkMax) });
const changedCount = z.object({ changed: z.int() });
const route = (method: 'GET' | 'POST' | 'PATCH', path: `/${string}`) => ({ method, path, tags: ['classes'] });

export const classes = {
  list: calls.route(route('GET', '/classes')).output(z.array(classSchema)),
  create: calls
    .errors(codes('class-name-taken', 'too-many-classes'))
    .route({ ...route('POST', '/classes'), successStatus: 201 })
    .input(z.object({ id: idSchema, name: requiredLineSchema, timeZone: timeZoneSchema }))
    .output(classSchema),
  /** Changes the name, and the time zone and what is allowed if given. Instants entered in the old time zone stay as they are. */
  rename: calls
    .errors({ ...codes('class-name-taken'), ...withCurrent('edit-conflict', classSchema) })
    .route(route('PATCH', '/classes/{id}'))
    .input(
      z.object({
        id: idSchema,
        name: requiredLineSchema,
        timeZone: timeZoneSchema.optional(),
        allows: classAllowsSchema.optional(),
        version: versionSchema,
      }),
    )
    .output(classSchema),
  archive: calls.route(route('POST', '/classes/{id}/archive')).input(id).output(classSchema),
  reopen: calls
    .errors(codes('class-name-taken'))
    .route(route('POST', '/classes/{id}/reopen'))
    .input(id)
    .output(classSchema),
  /**
   * Offers a class to the teacher with this address and replaces any earlier offer. The answer doesn't reveal whether
   * such a teacher exists.
   */
  handOver: calls
    .errors(codes('already-teaches'))
    .route(route('POST', '/classes/{id}/hand-over'))
    .input(z.object({ id: idSchema, teacherEmail: emailSchema }))
    .output(classSchema),
  keep: calls.route(route('POST', '/classes/{id}/keep')).input(id).output(classSchema),
  handovers: calls.route(route('GET', '/class-handovers')).output(z.array(handoverSchema)),
  /** Takes over an offered class with its students and invites. The giver keeps nothing of it. */
  takeOver: calls
    .errors(codes('class-name-taken', 'too-many-classes'))
    .route(route('POST', '/class-handovers/{id}/accept'))
    .input(id)
    .output(classSchema),
  refuseHandover: calls.route(route('POST', '/class-handovers/{id}/decline')).input(id).output(changedCount),

  ...classTeacherCalls,

  listInvites: calls.route(route('GET', '/invites')).output(z.array(inviteSchema)),
  /** A class by id, or by name: the teacher's class of that name is used, or made if there is none. */
  createInvite: calls
    .errors(codes('expires-in-past', 'class-archived', 'class-name-taken', 'too-many-classes'))
    .route({ ...route('POST', '/invites'), successStatus: 201 })
    .input(
      inviteOptions.extend({
        id: idSchema,
        classId: idSchema.optional(),
        className: requiredLineSchema.optional(),
        timeZone: timeZoneSchema,
      }),
    )
    .output(inviteSchema),
  updateInvite: calls
    .errors({
      ...withCurrent('edit-conflict', inviteSchema),
      ...codes('expires-in-past', 'below-current-uses'),
    })
    .route(route('PATCH', '/invites/{id}'))
    .input(inviteOptions.extend({ id: idSchema, version: versionSchema }))
    .output(inviteSchema),
  switchInvite: calls
    .route(route('POST', '/invites/{id}/switch'))
    .input(z.object({ id: idSchema, isActive: z.boolean() }))
    .output(inviteSchema),
  cameIn: calls.route(route('GET', '/invites/{id}/students')).input(id).output(cameInSchema),

  checkInvite: calls
    .errors(inviteErrors)
    .route(route('POST', '/invites/check'))
    .input(z.object({ code: inviteCodeSchema }))
    .output(inviteOfferSchema),
  join: calls
    .errors(enrolErrors)
    .route({ ...route('POST', '/enrolments'), successStatus: 201 })
    .input(z.object({ id: idSchema, code: inviteCodeSchema, signInHelp: z.boolean().default(false) }))
    .output(ownEnrolmentSchema),
  /** Allows or forbids the teachers of the student's classes to make one-time codes for the account. */
  setSignInHelp: calls
    .route(route('POST', '/enrolments/{id}/sign-in-help'))
    .input(z.object({ id: idSchema, signInHelp: z.boolean() }))
    .output(ownEnrolmentSchema),
  mine: calls.route(route('GET', '/enrolments/mine')).output(z.array(ownEnrolmentSchema)),

  roster: calls
    .route(route('GET', '/students'))
    .input(z.object({ classId: idSchema.optional() }))
    .output(z.array(rosterEntrySchema)),
  /** Says, row by row, which accounts `addStudents` would make of a list of names. */
  planStudents: calls
    .errors(codes('class-archived'))
    .route(route('POST', '/students/plan'))
    .input(studentPlanInput)
    .output(z.object({ students: z.array(plannedStudentSchema) })),
  /** Makes accounts without a mailbox, in the class at once. Rows with a problem make none. */
  addStudents: calls
    .errors(codes('class-archived'))
    .route({ ...route('POST', '/classes/{classId}/students'), successStatus: 201 })
    .input(newStudentsInput)
    .output(z.object({ students: z.array(madeStudentSchema) })),
  approve: calls.route(route('POST', '/enrolments/approve')).input(enrolmentIds).output(changedCount),
  /** Lets students in who wait, and vouches for the addresses of all these students that aren't verified. */
  approveAndConfirm: calls
    .route(route('POST', '/enrolments/approve-and-confirm'))
    .input(enrolmentIds)
    .output(changedCount),
  decline: calls.route(route('POST', '/enrolments/decline')).input(enrolmentIds).output(changedCount),
  remove: calls.route(route('POST', '/enrolments/remove')).input(enrolmentIds).output(changedCount),
  /** Undoes a removal less than an hour old. A student who has asked to join again in the meantime is let in. */
  restore: calls
    .errors(codes('already-enrolled'))
    .route(route('POST', '/enrolments/restore'))
    .input(enrolmentIds)
    .output(changedCount),
  move: calls
    .errors(codes('class-archived', 'already-enrolled'))
    .route(route('POST', '/enrolments/{enrolmentId}/move'))
    .input(z.object({ enrolmentId: idSchema, toClassId: idSchema }))
    .output(rosterEntrySchema),
  /** Gives a student more time in the class's tests, in percent; it counts at once, also in an open test. */
  setExtraTime: calls
    .route(route('POST', '/enrolments/{enrolmentId}/extra-time'))
    .input(z.object({ enrolmentId: idSchema, extraTime: z.literal(extraTimes) }))
    .output(rosterEntrySchema),
};
