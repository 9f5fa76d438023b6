import { oc } from '@orpc/contract';
import { z } from 'zod';

export const healthSchema = z.object({
  /** `degraded`: requests are answered, but something that people are waiting for isn't done. */
  status: z.enum(['ok', 'degraded', 'unavailable']),
  version: z.string(),
  database: z.enum(['ok', 'unreachable']),
  /** `low`: writes are refused until there is room again; reads still work. */
  disk: z.enum(['ok', 'low']),
  /**
   * `failing`: the mail server can't be reached or refuses; mails wait and are retried. `mailbox`: without a mail server,
   * links are printed in the terminal. `none`: there is neither, so that nobody gets to read a mail.
   */
  mail: z.enum(['smtp', 'failing', 'mailbox', 'none']),
  /** The school's public address, where one is set; links for students begin with it. */
  baseUrl: z.string().nullable(),
});

export const health = {
  check: oc
    .errors({ unavailable: { status: 503, data: healthSchema } })
    .route({
      method: 'GET',
      path: '/health',
      tags: ['health'],
      description:
        'For load balancers and people who look after the server. 200 while the database answers, `degraded` if mail ' +
        "can't be sent or the disk is nearly full meanwhile; 503 `unavailable`, with the same details, when the database doesn't answer.",
    })
    .output(healthSchema),
};
