import { z } from 'zod';
import { calls, codes } from './errors.ts';
import { idSchema, instantSchema } from './fields.ts';

/** What happened to the reader's account or classes; the dashboards show these too. */
export const accountNoticeKinds = [
  'sign-in-code-made',
  'email-confirmed-by-teacher',
  'email-added-by-teacher',
  'class-taken-over',
  'class-stays',
  'class-has-new-teacher',
  'class-has-co-teacher',
  'teaching-offered',
  'teaching-accepted',
  'teaching-declined',
  'teaching-left',
  'teaching-ended',
  'class-left',
  'enrolment-approved',
  'enrolment-declined',
] as const;

/**
 * What happened to the reader's homework. `assignment-earlier`: the due time came earlier. `assignment-regraded`: points
 * or comment of returned work have changed. `assignment-again`: the work was given back for another try.
 * `assignment-waiting`, for teachers: work waits for a grade.
 */
export const homeworkNoticeKinds = [
  'assignment-new',
  'assignment-due',
  'assignment-earlier',
  'assignment-returned',
  'assignment-regraded',
  'assignment-again',
  'assignment-waiting',
] as const;

export type HomeworkNoticeKind = (typeof homeworkNoticeKinds)[number];

const shared = {
  id: idSchema,
  /** Names for the sentence, such as `teacherName` and `className`. */
  params: z.record(z.string(), z.string()),
  createdAt: instantSchema,
};

/** Something about the reader's account or classes, shown on the dashboard until it is read. */
export const noticeSchema = z.object({ ...shared, kind: z.enum(accountNoticeKinds) });

export type Notice = z.infer<typeof noticeSchema>;

/** How much work of one homework waits for its teacher now, and the class that all of it comes from. */
export const waitingWorkSchema = z.object({ count: z.int(), className: z.string().nullable() });

/** Anything to tell the reader, in the list behind the bell. */
export const listedNoticeSchema = z.object({
  ...shared,
  kind: z.enum([...accountNoticeKinds, ...homeworkNoticeKinds]),
  isRead: z.boolean(),
  /** As it is now; null when the notice isn't about homework. */
  assignment: z
    .object({
      id: idSchema,
      title: z.string(),
      dueAt: instantSchema.nullable(),
      timeZone: z.string(),
      /** Null for students. */
      waiting: waitingWorkSchema.nullable(),
    })
    .nullable(),
});

export type ListedNotice = z.infer<typeof listedNoticeSchema>;

/** How many notices are unread; counting stops one above `limits.noticesCounted`. */
export const unreadSchema = z.object({ unread: z.int() });

/** Whether the reader gets one mail a day about notices. */
const digestSchema = z.object({ isOn: z.boolean() });

export const notices = {
  list: calls.route({ method: 'GET', path: '/notices', tags: ['notices'] }).output(z.array(noticeSchema)),
  unread: calls.route({ method: 'GET', path: '/notices/unread', tags: ['notices'] }).output(unreadSchema),
  /** Newest first; `next` is the `before` of the page after. */
  page: calls
    .route({ method: 'GET', path: '/notices/page', tags: ['notices'] })
    .input(z.object({ before: idSchema.optional() }))
    .output(z.object({ notices: z.array(listedNoticeSchema), next: idSchema.nullable() })),
  read: calls
    .route({ method: 'POST', path: '/notices/{id}/read', tags: ['notices'] })
    .input(z.object({ id: idSchema }))
    .output(unreadSchema),
  /** Marks the named notice and all older ones as read: one that comes meanwhile stays unread. */
  readAll: calls
    .route({ method: 'POST', path: '/notices/read-all', tags: ['notices'] })
    .input(z.object({ newest: idSchema }))
    .output(unreadSchema),
  /** Marks all about one assignment as read: the reader has its page open. */
  readAbout: calls
    .route({ method: 'POST', path: '/notices/read-about', tags: ['notices'] })
    .input(z.object({ assignmentId: idSchema }))
    .output(unreadSchema),
  digest: calls.route({ method: 'GET', path: '/notices/digest', tags: ['notices'] }).output(digestSchema),
  setDigest: calls
    .route({ method: 'POST', path: '/notices/digest', tags: ['notices'] })
    .input(digestSchema)
    .output(digestSchema),
  /** Switches digests off for whoever got the mail with this token. */
  unsubscribe: calls
    .errors(codes('link-invalid'))
    .route({ method: 'POST', path: '/notices/unsubscribe', tags: ['notices'] })
    .input(z.object({ token: z.string().max(200) }))
    .output(digestSchema),
};
