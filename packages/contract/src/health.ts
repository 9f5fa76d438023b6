import { oc } from '@orpc/contract';
import { z } from 'zod';

export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable']),
  mail: z.enum(['smtp', 'mailbox']),
  /** The school's public address where one is set; links for students begin with it. */
  baseUrl: z.string().nullable(),
});

export const health = {
  check: oc.route({ method: 'GET', path: '/health', tags: ['health'] }).output(healthSchema),
};
