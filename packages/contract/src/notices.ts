import { z } from 'zod';
import { calls } from './errors.ts';
import { idSchema, instantSchema } from './fields.ts';

export const noticeKinds = [
  'sign-in-code-made',
  'email-confirmed-by-teacher',
  'class-taken-over',
  'class-stays',
  'class-has-new-teacher',
  'class-left',
  'enrolment-approved',
  'enrolment-declined',
] as const;

/** Something to tell the reader, shown once and dismissed by the reader. */
export const noticeSchema = z.object({
  id: idSchema,
  kind: z.enum(noticeKinds),
  /** Names for the sentence, such as `teacherName` and `className`. */
  params: z.record(z.string(), z.string()),
  createdAt: instantSchema,
});

export type Notice = z.infer<typeof noticeSchema>;

export const notices = {
  list: calls.route({ method: 'GET', path: '/notices', tags: ['notices'] }).output(z.array(noticeSchema)),
  dismiss: calls
    .route({ method: 'POST', path: '/notices/{id}/dismiss', tags: ['notices'] })
    .input(z.object({ id: idSchema }))
    .output(z.object({ dismissed: z.literal(true) })),
};
