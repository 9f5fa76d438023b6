import { paths } from '@wordgrove/contract/paths';
import type { DigestItem } from '@wordgrove/mail-text';
import { mailText } from '@wordgrove/mail-text';
import type { Db } from '#db/client.ts';
import type { BellReads } from '#features/notices/bell-store.ts';
import type { Receiver } from '#features/notices/digest-store.ts';
import { claimDigest, coverDigest, listReceivers } from '#features/notices/digest-store.ts';
import { digestDay } from '#features/notices/local-hours.ts';
import { unsubscribeToken } from '#features/notices/unsubscribe-token.ts';
import { listZones } from '#features/profiles/store.ts';
import type { Clock } from '#platform/clock.ts';
import type { Mailer } from '#platform/mail.ts';

export type DigestParts = {
  db: Db;
  clock: Clock;
  mailer: Pick<Mailer, 'send' | 'verify'>;
  /** The start of links, without a trailing slash. */
  baseUrl: string;
  secret: string;
  listNews: BellReads['listNews'];
};

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Mails everybody what is new and unread, and what is due tomorrow: at most once per person and local day, in the
 * afternoon, never without content. A digest is claimed before it is sent, so a crash in between costs that day's mail
 * rather than doubling it; its news is in the next one. Once a mail is refused, the others wait for the next run.
 */
export function sendDigests(parts: DigestParts) {
  const { db, clock, mailer } = parts;
  return async (_: object, { signal }: { signal: AbortSignal }): Promise<void> => {
    const now = clock.now();
    const days = (await listZones(db)).flatMap((zone) => {
      const day = digestDay(zone, now);
      return day === null ? [] : { zone, day };
    });
    if (days.length === 0) return;
    let isReachable: boolean | undefined;
    for (let after: string | undefined = first; after !== undefined && !signal.aborted; ) {
      const receivers: Receiver[] = await listReceivers(db, { days, now, after, size: atOnce });
      for (const receiver of receivers) {
        if (signal.aborted) return;
        // Claiming what can't be sent would cost everybody the day's mail.
        isReachable ??= await mailer.verify().then(
          () => true,
          () => false,
        );
        if (!isReachable) return;
        await sendOne(parts, receiver, now);
      }
      after = receivers.length < atOnce ? undefined : receivers.at(-1)?.userId;
    }
  };
}

async function sendOne({ db, mailer, baseUrl, secret, listNews }: DigestParts, receiver: Receiver, now: Date) {
  const { userId, email, name, language, timeZone, day, since } = receiver;
  const news = await listNews(db, userId, now, since);
  if (news.length === 0 || !(await claimDigest(db, receiver, now))) return;
  const unsubscribe = `${baseUrl}${paths.unsubscribe}?token=${unsubscribeToken(userId, secret)}`;
  const items: DigestItem[] = news.map(({ kind, params, assignment }) => ({
    kind,
    title: assignment?.title ?? '',
    teacherName: params.teacherName ?? '',
    className: assignment?.waiting?.className ?? params.className ?? '',
    dueAt: assignment?.dueAt ?? null,
    count: assignment?.waiting?.count ?? 0,
  }));
  const text = mailText('daily-digest', language, {
    name,
    items,
    timeZone,
    link: `${baseUrl}${paths.login}`,
    unsubscribe,
  });
  await mailer.send({ id: `digest-${userId}-${day}`, to: email, unsubscribe, ...text });
  await coverDigest(db, receiver, now);
}
