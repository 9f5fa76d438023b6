import { z } from 'zod';
import { calls, codes } from './errors.ts';
import { idSchema } from './fields.ts';
import { limits } from './limits.ts';

/**
 * What became of a copy: a draft, shown to students at its time or at once, or not made at all because the text or deck
 * was deleted. `late` and `unusable` are drafts, too, though more was wanted: it would have been over when it appeared,
 * or students couldn't do it.
 */
export const copyOutcomes = ['draft', 'scheduled', 'published', 'late', 'unusable', 'gone'] as const;

export type CopyOutcome = (typeof copyOutcomes)[number];

const copiesSchema = z.object({
  /** Each assignment to copy, and the id of its copy. */
  copies: z
    .array(z.object({ id: idSchema, from: idSchema }))
    .min(1)
    .max(limits.copiesAtOnce),
  /** The class that gets them, all of its students. */
  classId: idSchema,
  /** By how many days all times move, on the clocks of the class. */
  days: z.int().min(-3660).max(3660),
  /** Also publishes each one that was published, at its time moved as far or, when that has passed, at once. */
  publishes: z.boolean().default(false),
});

export type WantedCopies = z.infer<typeof copiesSchema>;

const copiedSchema = z.object({ id: idSchema, from: idSchema, title: z.string(), outcome: z.enum(copyOutcomes) });

export type Copied = z.infer<typeof copiedSchema>;

const route = (path: `/${string}`) => ({ method: 'POST', path, tags: ['assignments'] }) as const;

export const copyCalls = {
  /** Copies assignments to a class, all or none. Repeating the call copies nothing again. */
  copyAll: calls
    .errors(codes('too-many-assignments'))
    .route(route('/assignments/copy'))
    .input(copiesSchema)
    .output(z.object({ copies: z.array(copiedSchema) })),
  /** Deletes several; each can be restored like any other. */
  removeAll: calls
    .route(route('/assignments/remove'))
    .input(z.object({ ids: z.array(idSchema).min(1).max(limits.copiesAtOnce) }))
    .output(z.object({ removed: z.int() })),
};
