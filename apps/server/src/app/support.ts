import { countAttempt } from '#features/auth/throttle-store.ts';
import type { QueueSupportMessage } from '#features/support/service.ts';
import { supportService } from '#features/support/service.ts';
import { reportMistake } from '#flows/report-mistake.ts';
import type { Built } from './parts.ts';

export type ReportMistake = ReturnType<typeof reportMistake>;

export function buildSupport({ db, clock, random, settings, jobs, hasMailbox }: Built) {
  const queueMessage: QueueSupportMessage = (tx, messageId) =>
    jobs.send('support-message', { messageId }, { tx, singletonKey: messageId });
  const isSetUp = hasMailbox || settings.SUPPORT_EMAIL !== undefined;
  const support = supportService({ db, clock, random, isSetUp, countAttempt, queueMessage });
  return { support, reportMistake: reportMistake({ db, clock, admit: support.admit, queueMessage }) };
}
