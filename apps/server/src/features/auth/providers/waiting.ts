import type { Waiting } from '@wordgrove/contract/ways-in';
import type { TeacherSignup } from '#features/auth/rules.ts';
import { mayTeach } from '#features/auth/rules.ts';
import type { SignedIn } from '#features/auth/sessions.ts';
import type { SignInService } from '#features/auth/sign-in.ts';
import type { RequestContext } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { linkTo } from './link.ts';
import type { Ticket } from './sealed.ts';
import type { ProviderParts } from './service.ts';
import { forgetTickets, refusal } from './service.ts';

type Parts = ProviderParts & { signIn: Pick<SignInService, 'withPassword'>; teacherSignup: TeacherSignup };

type SignInRefusals = Parameters<SignInService['withPassword']>[2];

export type WaitingService = ReturnType<typeof waitingService>;

/** What follows a provider's word about somebody unknown. */
export function waitingService(parts: Parts) {
  const { kept, nameOf, teacherSignup } = parts;

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
      const closedToTeachers = mayTeach(teacherSignup, email) ? null : { domains: [...teacherSignup.domains] };
      const kind = newcomer ? 'register' : 'link';
      return { kind, email, fullName, provider: nameOf(issuer), closedToTeachers };
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
