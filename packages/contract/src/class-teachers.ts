import { z } from 'zod';
import { classSchema } from './class-fields.ts';
import { calls, codes } from './errors.ts';
import { emailSchema, idSchema, instantSchema } from './fields.ts';

/** A teacher of a class. The owner made the class or took it over; the others are co-teachers. */
const classTeacherSchema = z.object({
  id: idSchema,
  name: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  since: instantSchema,
});

export type ClassTeacher = z.infer<typeof classTeacherSchema>;

/** An invitation to teach a class, as its owner sees it. */
const teacherOfferSchema = z.object({
  id: idSchema,
  /** Null for a link. */
  toEmail: z.string().nullable(),
  expiresAt: instantSchema,
});

export type TeacherOffer = z.infer<typeof teacherOfferSchema>;

export const classTeachersSchema = z.object({
  /** The owner first, then by how long they have been teaching it. */
  teachers: z.array(classTeacherSchema),
  /** None for anybody but the owner. */
  offers: z.array(teacherOfferSchema),
});

export type ClassTeachers = z.infer<typeof classTeachersSchema>;

/** What a link opens, before it is used. */
const teacherLinkSchema = z.object({ className: z.string(), teacherName: z.string(), isTeaching: z.boolean() });

export type TeacherLink = z.infer<typeof teacherLinkSchema>;

const id = z.object({ id: idSchema });
const token = z.object({ token: z.string().min(1).max(200) });
const post = (path: `/${string}`) => ({ method: 'POST' as const, path, tags: ['classes'] });
const inviting = codes('class-archived', 'too-many-teachers');
const joining = codes('class-name-taken', 'too-many-classes', 'too-many-teachers');

/** Calls about who teaches a class. Only its owner invites and removes; any teacher of it may leave, but the owner. */
export const classTeacherCalls = {
  teachers: calls
    .route({ ...post('/classes/{id}/teachers'), method: 'GET' })
    .input(id)
    .output(classTeachersSchema),
  /** The answer doesn't reveal whether a teacher has this address. */
  inviteTeacher: calls
    .errors({ ...inviting, ...codes('already-teaches') })
    .route(post('/classes/{id}/teacher-offers'))
    .input(z.object({ id: idSchema, teacherEmail: emailSchema }))
    .output(classTeachersSchema),
  /** Makes the class's link, in place of any before. It lets one teacher in; the token is told only here. */
  makeTeacherLink: calls
    .errors(inviting)
    .route({ ...post('/classes/{id}/teacher-link'), successStatus: 201 })
    .input(id)
    .output(z.object({ token: z.string(), expiresAt: instantSchema })),
  withdrawTeacherOffer: calls
    .route(post('/classes/{id}/teacher-offers/{offerId}/withdraw'))
    .input(z.object({ id: idSchema, offerId: idSchema }))
    .output(classTeachersSchema),
  removeTeacher: calls
    .route(post('/classes/{id}/teachers/{teacherId}/remove'))
    .input(z.object({ id: idSchema, teacherId: idSchema }))
    .output(classTeachersSchema),
  leave: calls
    .route(post('/classes/{id}/leave'))
    .input(id)
    .output(z.object({ changed: z.int() })),
  acceptTeaching: calls.errors(joining).route(post('/teacher-offers/{id}/accept')).input(id).output(classSchema),
  declineTeaching: calls
    .route(post('/teacher-offers/{id}/decline'))
    .input(id)
    .output(z.object({ changed: z.int() })),
  checkTeacherLink: calls
    .errors(codes('link-invalid'))
    .route(post('/teacher-links/check'))
    .input(token)
    .output(teacherLinkSchema),
  useTeacherLink: calls
    .errors({ ...joining, ...codes('link-invalid', 'already-teaches') })
    .route(post('/teacher-links/use'))
    .input(token)
    .output(classSchema),
};
