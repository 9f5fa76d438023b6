import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import type { ProviderId, ProviderTrouble } from '@wordgrove/contract/ways-in';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import { removeSession } from '#features/auth/session-store.ts';
import type { SignedIn } from '#features/auth/sessions.ts';
import type { SignInParts } from '#features/auth/sign-in.ts';
import { enterAccount } from '#features/auth/sign-in.ts';
import { findAccount, findAccountByEmail } from '#features/auth/store.ts';
import { guardAttempt, refuseBlocked, throttleKey } from '#features/auth/throttle-store.ts';
import type { Caller, RequestContext } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Log } from '#platform/log.ts';
import { networkOf } from '#platform/network.ts';
import type { Provider } from './configured.ts';
import { findLinkedAccount } from './identity-store.ts';
import type { LinkParts } from './link.ts';
import { linkTo } from './link.ts';
import type { Named, Protocol } from './protocol.ts';
import { ProviderProblem, speakTo } from './protocol.ts';
import type { Kept, KeptFlow } from './sealed.ts';

export type ProviderParts = LinkParts &
  Pick<SignInParts, 'sessions' | 'tellReturn'> & {
    db: Db;
    log: Log;
    kept: Kept;
    providers: readonly Provider[];
    /** The start of the address that the provider sends people back to. */
    linkStart: (cameBy: string | null) => string;
    /** The one origin that it sends them back to, where the settings name it. */
    ownOrigin: string | null;
  };

type Refused = Refusals<'provider-refused'>;
type Purpose = KeptFlow['purpose'];
type Outcome = { outcome: 'entered' | 'confirmed'; signedIn: SignedIn } | { outcome: 'linked' | 'waiting' };
type Begun = { url: string; samePage?: true };
type Finished = Outcome & { provider: string };

/** Answers of providers that came to nothing, from one network. A whole school may share one. */
const failureRule = { failures: limits.inviteFailures, windowMinutes: limits.inviteWindowMinutes };

export type ProviderService = ReturnType<typeof providerService>;

/** Signing in, confirming and linking by a provider: from the button to the provider, and from there back. */
export function providerService(parts: ProviderParts) {
  const { db, clock, kept, linkStart, ownOrigin } = parts;
  const protocols = new Map(parts.providers.map((provider) => [provider.id, speakTo(provider, parts)]));

  function protocolOf(id: ProviderId): Protocol {
    const protocol = protocols.get(id);
    if (!protocol) throw failures.notFound();
    return protocol;
  }

  /** Counted only when it fails. */
  async function guarded<Result>(context: RequestContext, errors: Refused, work: () => Promise<Result>) {
    const key = throttleKey('provider', networkOf(context.ip));
    await refuseBlocked(db, key, failureRule, clock.now());
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderProblem)) throw error;
      await guardAttempt(db, key, failureRule, clock.now());
      throw refusal(error.why, errors);
    }
  }

  return {
    /** @returns where to send the browser */
    async begin(
      context: RequestContext,
      { provider, purpose, userId }: { provider: ProviderId; purpose: Purpose; userId: string | null },
      errors: Refused,
    ): Promise<Begun> {
      const protocol = protocolOf(provider);
      const { origin } = context.headers;
      // The cookie of the flow would stay at the host by which the browser came, and the person come back to another.
      if (ownOrigin && origin && origin !== ownOrigin) return { url: ownOrigin, samePage: true };
      const redirectUri = linkStart(context.cameBy()) + paths.signInProvider;
      const { url, flow } = await guarded(context, errors, () =>
        protocol.begin(redirectUri, promptOf(provider, purpose)),
      );
      context.setCookie(kept.flow.put({ ...flow, provider, purpose, userId }, limits.providerFlowMinutes));
      return { url };
    },

    /** The cookie of the flow stays: a code works once, and whoever sends one again is told just that. */
    async finish(
      context: RequestContext,
      returned: string,
      errors: Refused & Refusals<'account-locked'>,
    ): Promise<Finished> {
      const flow = kept.flow.open(context.headers.cookie);
      if (!flow) throw refusal('expired', errors);
      if (new URLSearchParams(returned).get('state') !== flow.state) throw refusal('other-tab', errors);
      const protocol = protocolOf(flow.provider);
      const person = await guarded(context, errors, () => protocol.finish(flow, returned));
      return { ...(await serve(parts, context, flow, person, errors)), provider: parts.nameOf(person.issuer) };
    },
  };
}

/** Does what somebody went to the provider for. */
async function serve(
  parts: ProviderParts,
  context: RequestContext,
  { purpose, userId }: KeptFlow,
  person: Named,
  errors: Refused & Refusals<'account-locked'>,
): Promise<Outcome> {
  if (purpose === 'sign-in') return signIn(parts, context, person, errors);
  const caller = await context.findCaller();
  // Signed out meanwhile, or somebody else is signed in now.
  if (!caller || caller.userId !== userId) throw refusal('expired', errors);
  if (purpose === 'confirm') return confirm(parts, context, caller, person, errors);
  const email = person.isEmailVerified ? person.email : null;
  await inTransaction(parts.db, (tx) => linkTo(parts, tx, caller.userId, { ...person, email }, errors));
  return { outcome: 'linked' };
}

/** Lets somebody known in; for somebody else, keeps the provider's word in the browser. */
async function signIn(
  parts: ProviderParts,
  context: RequestContext,
  person: Named,
  errors: Refused & Refusals<'account-locked'>,
): Promise<Outcome> {
  const { db, kept } = parts;
  const userId = await findLinkedAccount(db, person);
  if (userId) {
    const signedIn = await enterLinked(parts, userId, context.browserId, errors);
    forgetTickets(kept, context);
    return { outcome: 'entered', signedIn };
  }
  const { issuer, subject, email, isEmailVerified, fullName } = person;
  if (email === null) throw refusal('no-mail', errors);
  if (!isEmailVerified) throw refusal('unverified-mail', errors);
  const isKnown = (await findAccountByEmail(db, email)) !== null;
  const ticket = { issuer, subject, email, fullName };
  forgetTickets(kept, context);
  if (isKnown) context.setCookie(kept.link.put(ticket, limits.providerProofMinutes));
  else context.setCookie(kept.newcomer.put(ticket, limits.providerFormMinutes));
  return { outcome: 'waiting' };
}

/** Signs in to an account by a person that is linked to it. */
export async function enterLinked(
  parts: Pick<ProviderParts, 'db' | 'clock' | 'sessions' | 'tellReturn'>,
  userId: string,
  browserId: string | null,
  errors: Refusals<'account-locked'>,
): Promise<SignedIn> {
  const account = await findAccount(parts.db, userId);
  if (!account) throw failures.notFound();
  if (account.lockedAt) throw errors['account-locked']();
  const wish = { remembered: false, needsNewPassword: false };
  return inTransaction(parts.db, (tx) => enterAccount(parts, tx, userId, browserId, wish));
}

/** A new session in place of the caller's: how long ago it began is what counts as proof. */
async function confirm(
  parts: ProviderParts,
  { browserId }: RequestContext,
  caller: Caller,
  person: Named,
  errors: Refused,
): Promise<Outcome> {
  if ((await findLinkedAccount(parts.db, person)) !== caller.userId) throw refusal('other-person', errors);
  const wish = { remembered: caller.remembered, needsNewPassword: false };
  const signedIn = await inTransaction(parts.db, async (tx) => {
    await removeSession(tx, caller.sessionId);
    return enterAccount(parts, tx, caller.userId, browserId, wish);
  });
  return { outcome: 'confirmed', signedIn };
}

/**
 * At a shared computer, the provider would let the next child in as the one before. A provider that we don't know may
 * refuse to be asked for a choice, so it isn't.
 */
function promptOf(provider: ProviderId, purpose: Purpose): string | undefined {
  if (provider === 'google') return 'select_account';
  if (purpose === 'confirm') return 'login';
  return provider === 'microsoft' ? 'select_account' : undefined;
}

/** Once a provider's word is used, or another is kept. */
export function forgetTickets({ newcomer, link }: Kept, { setCookie }: RequestContext): void {
  for (const { remove } of [newcomer, link]) setCookie(remove());
}

export function refusal(why: ProviderTrouble, errors: Refused): Error {
  return errors['provider-refused']({ data: { why } });
}
