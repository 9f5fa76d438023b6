import type { Session } from '@wordgrove/contract/auth';
import type { SignedIn } from '#features/auth/sessions.ts';
import { open, teacher } from '#http/builders.ts';
import type { RequestContext } from '#http/context.ts';
import { answered } from './challenge.ts';
import type { At, OwnPasskeys } from './own-service.ts';
import type { RelyingParty } from './relying-party.ts';
import type { PasskeySignIn } from './sign-in-service.ts';
import { namedChallenge } from './verify.ts';

export type PasskeyRouteParts = {
  own: OwnPasskeys;
  signIn: PasskeySignIn;
  /** Whom a passkey is for at the school's public address or, without one, at that of ours by which somebody came. */
  partyAt: (cameBy: string | null) => RelyingParty | null;
};

function setAll(context: RequestContext, cookies: readonly string[]): void {
  for (const each of cookies) context.setCookie(each);
}

type Enter = (context: RequestContext, signedIn: SignedIn) => Promise<Session>;

/** @param enter sets the cookies of who was signed in, and answers the session */
export function passkeyRoutes({ own, signIn, partyAt }: PasskeyRouteParts, enter: Enter) {
  const at = (context: RequestContext): At => ({
    party: partyAt(context.cameBy()),
    cookies: context.headers.cookie,
    userAgent: context.headers['user-agent'],
  });

  return {
    passkeys: teacher.auth.passkeys.handler(({ context }) => own.list(context.own, at(context))),
    beginPasskey: teacher.auth.beginPasskey.handler(async ({ context, input, errors }) => {
      const { creation, cookies } = await own.begin(context.own, context.caller, input.password, at(context), errors);
      setAll(context, cookies);
      return creation;
    }),
    addPasskey: teacher.auth.addPasskey.handler(async ({ context, input, errors }) => {
      const made = await own.add(context.own, context.caller, input, at(context), errors);
      setAll(context, answered(context.headers.cookie, 'add', namedChallenge(input.credential)));
      return made;
    }),
    renamePasskey: teacher.auth.renamePasskey.handler(({ context, input }) => own.rename(context.own, input)),
    removePasskey: teacher.auth.removePasskey.handler(async ({ context, input, errors }) => {
      await own.remove(context.own, input.id, errors);
      return { removed: true as const };
    }),
    askForPasskey: open.auth.askForPasskey.handler(({ context, errors }) => {
      const { request, cookies } = signIn.begin(at(context), errors);
      setAll(context, cookies);
      return request;
    }),
    signInWithPasskey: open.auth.signInWithPasskey.handler(async ({ context, input, errors }) => {
      const { browserId, ip } = context;
      const session = await enter(context, await signIn.enter(input, { browserId, ip, ...at(context) }, errors));
      setAll(context, answered(context.headers.cookie, 'sign-in', namedChallenge(input.credential)));
      return session;
    }),
  };
}
