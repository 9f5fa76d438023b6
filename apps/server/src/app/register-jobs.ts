import type { Db } from '#db/client.ts';
import { findNamedFiles } from '#features/assignments/kinds/hand-in/work-store.ts';
import type { AccountMail, QueueAccountMail } from '#features/auth/account-mail.ts';
import type { MarkNext } from '#features/flashcards/mark-graded.ts';
import { markGraded } from '#features/flashcards/mark-graded.ts';
import { keepLocally } from '#features/mail/choose-mailer.ts';
import { parametersVersion } from '#features/memory/rules.ts';
import { prepareText, renewTexts } from '#features/pdfs/prepare-text.ts';
import { tidyFiles } from '#features/pdfs/tidy-files.ts';
import { moveZones } from '#features/profiles/zone-change.ts';
import { prune } from '#flows/prune.ts';
import { renewMemories } from '#flows/rebuild-memories.ts';
import { remindOfDue } from '#flows/remind-of-due.ts';
import { sendAccountMail } from '#flows/send-account-mail.ts';
import type { DigestParts } from '#flows/send-digests.ts';
import { sendDigests } from '#flows/send-digests.ts';
import { sendSupportMessage } from '#flows/send-support-message.ts';
import { tellOfWaiting } from '#flows/tell-of-waiting.ts';
import type { Clock } from '#platform/clock.ts';
import type { Settings } from '#platform/env.ts';
import type { FileStore } from '#platform/files.ts';
import type { Jobs } from '#platform/jobs.ts';
import type { Tell } from '#platform/live.ts';
import type { Log } from '#platform/log.ts';
import type { Mailer } from '#platform/mail.ts';
import type { Random } from '#platform/random.ts';
import { dictionaryWords } from './words.ts';

export type JobPayloads = {
  'account-mail': AccountMail;
  'support-message': { messageId: string };
  'prepare-text': { pdfId: string };
  'remove-bytes': { key: string };
  'release-assignments': object;
  'tidy-files': object;
  prune: object;
  'end-tests': object;
  'move-zones': object;
  'mark-graded': MarkNext;
  'renew-memories': object;
  'remind-of-due': object;
  'tell-of-waiting': object;
  'send-digests': object;
  'renew-texts': object;
};

export const jobQueues = [
  'account-mail',
  'support-message',
  'prepare-text',
  'remove-bytes',
  'release-assignments',
  'tidy-files',
  'prune',
  'end-tests',
  'move-zones',
  'mark-graded',
  'renew-memories',
  'remind-of-due',
  'tell-of-waiting',
  'send-digests',
  'renew-texts',
] as const satisfies readonly (keyof JobPayloads)[];

export type JobParts = {
  settings: Settings;
  /** The start of a mail's links, given the address that its reader came by, if the reader asked for it. */
  linkStart: (cameBy?: string | null) => string;
  db: Db;
  clock: Clock;
  random: Random;
  log: Log;
  jobs: Jobs<JobPayloads>;
  files: FileStore;
  mailer: Mailer;
  /** Whether somebody at this machine can read locally kept mail. */
  hasMailbox: boolean;
  queueMail: QueueAccountMail;
  tell: Tell;
};

/** Handlers that are built with their feature, and what handlers need of one. */
type FeatureJobs = { releaseAssignments: () => Promise<void>; endTests: () => Promise<void> } & Pick<
  DigestParts,
  'listNews'
>;

/** Registers the handler of each queue. */
export function registerJobs(parts: JobParts & Pick<DigestParts, 'secret'>, featureJobs: FeatureJobs): void {
  const { releaseAssignments, endTests, listNews } = featureJobs;
  const { db, clock, random, linkStart, settings, mailer, jobs } = parts;
  const requireVerification = settings.REQUIRE_EMAIL_VERIFICATION;
  jobs.work('prune', prune({ ...parts, requireVerification }), 1);
  jobs.schedule('prune', '17 * * * *');
  jobs.work('end-tests', () => endTests(), 1);
  jobs.schedule('end-tests', '* * * * *');
  // Two at a time: a file that takes long holds up only one of them.
  jobs.work('prepare-text', prepareText({ ...parts, wordOfForm: dictionaryWords.wordOfForm }), 2);
  jobs.work('renew-texts', renewTexts(parts), 1);
  jobs.schedule('renew-texts', '*/5 * * * *');
  jobs.work('remove-bytes', ({ key }) => parts.files.remove(key));
  // Each has a job at its own time; this finds what was restored, or came with a backup.
  jobs.work('release-assignments', releaseAssignments, 1);
  jobs.schedule('release-assignments', '* * * * *');
  jobs.work('tidy-files', tidyFiles({ ...parts, findOthers: findNamedFiles }), 1);
  jobs.schedule('tidy-files', '41 * * * *');
  jobs.work('move-zones', moveZones(parts), 1);
  jobs.schedule('move-zones', '*/15 * * * *');
  jobs.work('mark-graded', markGraded(parts), 1);
  jobs.schedule('mark-graded', '26 */3 * * *');
  jobs.work('remind-of-due', remindOfDue(parts), 1);
  jobs.schedule('remind-of-due', '2-59/15 * * * *');
  jobs.work('tell-of-waiting', tellOfWaiting(parts), 1);
  jobs.schedule('tell-of-waiting', '5-59/15 * * * *');
  jobs.work('send-digests', (...job) => sendDigests({ ...parts, listNews, baseUrl: linkStart() })(...job), 1);
  jobs.schedule('send-digests', '9-59/15 * * * *');
  jobs.work('renew-memories', renewMemories(parts), 1);
  const sendMail = sendAccountMail({ db, clock, random, linkStart, mailer });
  jobs.work('account-mail', sendMail);
  jobs.work(
    'support-message',
    sendSupportMessage({
      db,
      supportEmail: settings.SUPPORT_EMAIL ?? null,
      send: mailer.send,
      keepLocally: parts.hasMailbox ? keepLocally(parts) : null,
    }),
  );
}

/** Work left over by an update: once per version of the memory's parameters, whichever server starts first. */
export async function sendFirstJobs(jobs: Jobs<JobPayloads>): Promise<void> {
  await jobs.send('renew-memories', {}, { singletonKey: `parameters ${parametersVersion}` });
}
