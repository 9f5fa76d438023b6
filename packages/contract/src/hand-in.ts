import { z } from 'zod';
import { calls, codes, withCurrent } from './errors.ts';
import { idSchema, instantSchema, versionSchema } from './fields.ts';
import { handInSchema, handInTextSchema, ownHandInSchema } from './hand-in-fields.ts';
import { limits } from './limits.ts';

export type * from './hand-in-fields.ts';

const route = (method: 'GET' | 'POST', path: `/${string}`) => ({ method, path, tags: ['assignments'] });
const id = z.object({ id: idSchema });

/** Why nothing can be changed any more. */
const fixed = codes('assignment-over', 'work-turned-in');

/** The calls about work that is handed in; they belong to `assignments`. Files come and go by `streamPaths`. */
export const handInCalls = {
  /** The student's own work. */
  ownHandIn: calls.route(route('GET', '/assignments/mine/{id}/hand-in')).input(id).output(ownHandInSchema),
  /**
   * Saves the text as the student types. `version` is the one that was changed; sent again, nothing happens.
   */
  saveText: calls
    .errors({ ...fixed, ...withCurrent('edit-conflict', ownHandInSchema) })
    .route(route('POST', '/assignments/{id}/hand-in/text'))
    .input(id.extend({ text: handInTextSchema, version: versionSchema }))
    .output(ownHandInSchema),
  /** Puts the files into this order; files that it doesn't name come last. */
  orderFiles: calls
    .errors(fixed)
    .route(route('POST', '/assignments/{id}/hand-in/order'))
    .input(id.extend({ fileIds: z.array(idSchema).min(1).max(limits.handInFilesMax) }))
    .output(ownHandInSchema),
  /** Removes a file for good. Repeating the call changes nothing. */
  removeFile: calls
    .errors(fixed)
    .route(route('POST', '/assignments/{id}/hand-in/remove-file'))
    .input(id.extend({ fileId: idSchema }))
    .output(ownHandInSchema),
  /**
   * One student's work, for the assignment's teacher: once it is turned in, or when none is accepted any more. Until
   * then it is the student's draft, and not found.
   */
  studentHandIn: calls
    .route(route('GET', '/assignments/{id}/hand-in/{studentId}'))
    .input(id.extend({ studentId: idSchema }))
    .output(handInSchema),
  /** A pass for a file's bytes, bound to the caller: for its student, or its teacher as with `studentHandIn`. */
  filePass: calls
    .route(route('GET', '/assignments/files/{id}/pass'))
    .input(id)
    .output(z.object({ token: z.string(), expiresAt: instantSchema })),
};
