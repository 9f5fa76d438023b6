import type { Tx } from '#db/client.ts';
import type { QueueAccountMail } from '#features/auth/account-mail.ts';
import { holdAddress, insertAudit, markVerified } from '#features/auth/store.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import type { Identity } from './identity-store.ts';
import { findLinkedAccount, insertIdentity } from './identity-store.ts';

export type LinkParts = {
  clock: Clock;
  random: Random;
  queueMail: QueueAccountMail;
  /** Tells the open screens of an account and of its teachers that its address is verified. */
  tellVerified: (tx: Tx, userId: string) => Promise<void>;
  /** What the provider of an issuer is called. */
  nameOf: (issuer: string) => string;
};

/** @param person whom the provider has named; `email` is null unless the provider has verified it */
export async function linkTo(
  { clock, random, queueMail, tellVerified, nameOf }: LinkParts,
  tx: Tx,
  userId: string,
  person: Identity & { email: string | null },
  errors: Refusals<'provider-refused'>,
): Promise<void> {
  const held = await holdAddress(tx, userId);
  if (!held) throw failures.notFound();
  const now = clock.now();
  const isSameAddress = held.email !== null && held.email === person.email;
  // Whoever opened an account at somebody else's address must not keep a way in for when its owner takes it back.
  if (held.email !== null && !held.emailVerified && !isSameAddress) throw failures.emailNotVerified();
  if (!(await insertIdentity(tx, random, { ...person, userId, now }))) {
    // A second tab may have linked it already.
    if ((await findLinkedAccount(tx, person)) === userId) return;
    throw errors['provider-refused']({ data: { why: 'linked-elsewhere' } });
  }
  if (isSameAddress && (await markVerified(tx, userId, now))) await tellVerified(tx, userId);
  const details = { provider: person.issuer };
  await insertAudit(tx, random, { actorId: userId, subjectId: userId, action: 'provider-linked', at: now, details });
  await queueMail(tx, { kind: 'way-in-added', userId, params: { wayIn: nameOf(person.issuer) } });
}
