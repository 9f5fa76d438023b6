import { countAttempt } from '#features/auth/throttle-store.ts';
import { supportService } from '#features/support/service.ts';
import type { Built } from './parts.ts';

export function buildSupport({ db, clock, random, settings, jobs, hasMailbox }: Built) {
  return supportService({
    db,
    clock,
    random,
    isSetUp: hasMailbox || settings.SUPPORT_EMAIL !== undefined,
    countAttempt,
    queueMessage: (tx, messageId) => jobs.send('support-message', { messageId }, { tx, singletonKey: messageId }),
  });
}
