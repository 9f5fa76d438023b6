import type { Session } from '@wordgrove/contract/auth';
import type { WaysIn } from '@wordgrove/contract/ways-in';
import type { SessionMarks, SignedIn } from '#features/auth/sessions.ts';
import { open, settled } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import type { RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import type { OwnWaysService } from './own-ways.ts';
import type { Ticket } from './sealed.ts';
import type { ProviderService } from './service.ts';
import type { WaitingService } from './waiting.ts';

/** What answers a call by signing somebody in whom a provider has named. */
type Registering<Answered extends (...given: never[]) => unknown> = (
  ...given: Parameters<Answered>
) => Promise<SignedIn>;

export type ProviderRouteParts = {
  /** What the login page has buttons for. */
  shown: WaysIn['providers'];
  /** Whether anybody has a passkey for the address by which the asker came. */
  passkeysExistAt: (cameBy: string | null) => Promise<boolean>;
  providers: ProviderService;
  waiting: WaitingService;
  ownWays: OwnWaysService;
  teacherByProvider: Registering<Call<'auth.teacherByProvider', [RequestContext, Ticket]>>;
  studentByProvider: Registering<Call<'auth.studentByProvider', [RequestContext, Ticket]>>;
  /** What the session call answers for somebody, read afresh. */
  sessionOf: (userId: string | null, marks: SessionMarks | null) => Promise<Session>;
};

export function providerRoutes(parts: ProviderRouteParts) {
  const { shown, passkeysExistAt, providers, waiting, ownWays, sessionOf } = parts;

  async function enter(context: RequestContext, signedIn: SignedIn): Promise<Session> {
    for (const set of signedIn.cookies) context.setCookie(set);
    return sessionOf(signedIn.userId, signedIn);
  }

  return {
    waysIn: open.auth.waysIn.handler(async ({ context }) => ({
      providers: shown,
      passkeys: await passkeysExistAt(context.cameBy()),
    })),
    beginProvider: open.auth.beginProvider.handler(async ({ context, input: { provider, purpose }, errors }) => {
      const caller = purpose === 'confirm' ? await context.findCaller() : null;
      if (purpose === 'confirm' && !caller) throw failures.unauthenticated();
      const wish = { provider, purpose, userId: caller?.userId ?? null };
      return providers.begin(context, wish, errors);
    }),
    beginLink: settled.auth.beginLink.handler(async ({ context, input: { provider, password }, errors }) => {
      await ownWays.confirmOwner(context.caller, password, errors);
      const wish = { provider, purpose: 'link' as const, userId: context.caller.userId };
      return providers.begin(context, wish, errors);
    }),
    finishProvider: open.auth.finishProvider.handler(async ({ context, input, errors }) => {
      const finished = await providers.finish(context, input.returned, errors);
      const { outcome, provider } = finished;
      if ('signedIn' in finished) return { ...(await enter(context, finished.signedIn)), outcome, provider };
      const caller = await context.findCaller();
      return { ...(await sessionOf(caller?.userId ?? null, caller)), outcome, provider };
    }),
    waitingProvider: open.auth.waitingProvider.handler(({ context }) => ({
      waiting: waiting.find(context),
    })),
    teacherByProvider: open.auth.teacherByProvider.handler(async ({ context, input, errors }) => {
      const ticket = waiting.newcomerOf(context, errors);
      const signedIn = await parts.teacherByProvider(context, ticket, input, errors);
      waiting.forget(context);
      return enter(context, signedIn);
    }),
    studentByProvider: open.auth.studentByProvider.handler(async ({ context, input, errors }) => {
      const ticket = waiting.newcomerOf(context, errors);
      const signedIn = await parts.studentByProvider(context, ticket, input, errors);
      waiting.forget(context);
      return enter(context, signedIn);
    }),
    linkWaiting: open.auth.linkWaiting.handler(async ({ context, input, errors }) =>
      enter(context, await waiting.link(context, input.password, errors)),
    ),
    ownWays: settled.auth.ownWays.handler(({ context }) => ownWays.list(context.caller)),
    unlinkProvider: settled.auth.unlinkProvider.handler(async ({ context, input, errors }) => {
      await ownWays.unlink(context.caller, input, errors);
      return { removed: true as const };
    }),
  };
}
