import type { Waiting } from '@wordgrove/contract/ways-in';
import type { SignedIn } from '#features/auth/sessions.ts';
import type { SignInService } from '#features/auth/sign-in.ts';
import type { RequestContext } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { linkTo } from './link.ts';
import type { Ticket } from './sealed.ts';
import type { ProviderParts } from './service.ts';
import { forgetTickets, refusal } from './service.ts';

type Parts = ProviderParts & { signIn: Pick<SignInService, 'withPassword'> };

type SignInRefusals = Parameters<SignInService['withPassword']>[2];

export type WaitingService = ReturnType<typeof waitingService>;

/** What follows a provider's word about somebody unknown. */
export function waitingService(parts: Parts) {
  const { kept, nameOf } = parts;

  return {
    /** @throws `provider-refused` when nobody waits in this browser */
    newcomerOf({ headers }: RequestContext, errors: Refusals<'provider-refused'>): Ticket {
      const ticket = kept.newcomer.open(headers.cookie);
      if (!ticket) throw refusal('expired', errors);
      return ticket;
    },

    forget: (context: RequestContext) => forgetTickets(kept, context),

    find({ headers }: RequestContext): Waiting | null {
      const newcomer = kept.newcomer.open(headers.cookie);
      const ticket = newcomer ?? kept.link.open(headers.cookie);
      if (!ticket) return null;
      const { email, fullName, issuer } = ticket;
      return { kind: newcomer ? 'register' : 'link', email, fullName, provider: nameOf(issuer) };
    },

    /** Signs in by the account's own password, and links whom the provider named, both or neither. */
    async link(
      context: RequestContext,
      password: string,
      errors: SignInRefusals & Refusals<'provider-refused'>,
    ): Promise<SignedIn> {
      const ticket = kept.link.open(context.headers.cookie);
      if (!ticket) throw refusal('expired', errors);
      const login = { email: ticket.email, password, keepSignedIn: false };
      const signedIn = await parts.signIn.withPassword(login, context, errors, (tx, userId) =>
        linkTo(parts, tx, userId, ticket, errors),
      );
      forgetTickets(kept, context);
      return signedIn;
    },
  };
}
