import type { Session } from '@wordgrove/contract/auth';
import { choosing, open, settled, signedIn, teacher } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import type { Caller, RequestContext } from '#http/context.ts';
import { cookie, flowCookie, linkCookie, newcomerCookie, readCookie, sessionCookie } from '#http/cookies.ts';
import type { Refusals } from '#http/failure.ts';
import { forOtherDevices } from '#http/own-address.ts';
import type { AddressService } from './addresses.ts';
import type { CardService } from './cards.ts';
import type { PasskeyRouteParts } from './passkeys/routes.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import type { PasswordService } from './passwords.ts';
import type { SessionMarks, SignedIn } from './sessions.ts';
import type { SignInService } from './sign-in.ts';
import type { StudentAccounts } from './students.ts';
import type { VerificationService } from './verification.ts';

/** What answers a call by signing somebody in. */
type Entering<Answered extends (...given: never[]) => unknown> = (...given: Parameters<Answered>) => Promise<SignedIn>;
/** What completes an account that has no profile. */
type Completing<Answered extends (...given: never[]) => unknown> = (...given: Parameters<Answered>) => Promise<void>;

export type AuthParts = {
  signIn: SignInService;
  passwords: PasswordService;
  verification: VerificationService;
  students: StudentAccounts;
  cards: CardService;
  passkeys: PasskeyRouteParts;
  addresses: AddressService;
  registerTeacher: Entering<Call<'auth.registerTeacher', [RequestContext]>>;
  registerStudent: Entering<Call<'auth.registerStudent', [RequestContext]>>;
  completeTeacher: Completing<Call<'auth.completeTeacher', [Caller]>>;
  completeStudent: Completing<Call<'auth.completeStudent', [Caller]>>;
  signOut: (caller: Caller) => Promise<void>;
  deleteAccount: (
    asking: Caller & { cameBy: string | null },
    password: string,
    errors: Refusals<'wrong-password' | 'sign-in-again' | 'classes-still-open'>,
  ) => Promise<Date>;
  /** What the session call answers for somebody, read afresh. */
  sessionOf: (userId: string | null, marks: SessionMarks | null) => Promise<Session>;
  requireVerification: boolean;
};

export function authRoutes(parts: AuthParts) {
  return {
    ...enteringRoutes(parts),
    ...passkeyRoutes(parts.passkeys, entering(parts)),
    ...addressRoutes(parts),
    ...passwordRoutes(parts),
    ...studentRoutes(parts),
  };
}

/** Sends the cookies of who was signed in, and answers the session. */
function entering({ sessionOf }: AuthParts) {
  return async (context: RequestContext, signedInNow: SignedIn): Promise<Session> => {
    for (const set of signedInNow.cookies) context.setCookie(set);
    return sessionOf(signedInNow.userId, signedInNow);
  };
}

function enteringRoutes(parts: AuthParts) {
  const { signIn, sessionOf } = parts;
  const enter = entering(parts);

  return {
    session: open.auth.session.handler(async ({ context }) => {
      const caller = await context.findCaller();
      return sessionOf(caller?.userId ?? null, caller);
    }),
    registerTeacher: open.auth.registerTeacher.handler(async ({ context, input, errors }) =>
      enter(context, await parts.registerTeacher(context, input, errors)),
    ),
    registerStudent: open.auth.registerStudent.handler(async ({ context, input, errors }) => {
      const session = await enter(context, await parts.registerStudent(context, input, errors));
      return { ...session, requiresEmailVerification: parts.requireVerification };
    }),
    completeTeacher: settled.auth.completeTeacher.handler(async ({ context, input, errors }) => {
      await parts.completeTeacher(context.caller, input, errors);
      return sessionOf(context.caller.userId, context.caller);
    }),
    completeStudent: settled.auth.completeStudent.handler(async ({ context, input, errors }) => {
      await parts.completeStudent(context.caller, input, errors);
      return sessionOf(context.caller.userId, context.caller);
    }),
    signIn: open.auth.signIn.handler(async ({ context, input, errors }) =>
      enter(context, await signIn.withPassword(input, context, errors)),
    ),
    signInWithCode: open.auth.signInWithCode.handler(async ({ context, input, errors }) =>
      enter(context, await signIn.withCode(input, context, errors)),
    ),
    openCard: open.auth.openCard.handler(async ({ context, input, errors }) =>
      enter(context, await parts.cards.openByToken(input, context, errors)),
    ),
    signOut: open.auth.signOut.handler(async ({ context }) => {
      const caller = await context.findCaller();
      if (caller) await parts.signOut(caller);
      endSession(context);
      return { signedOut: true as const };
    }),
    deleteAccount: settled.auth.deleteAccount.handler(async ({ context, input, errors }) => {
      const asking = { ...context.caller, cameBy: context.cameBy() };
      const deletedAt = await parts.deleteAccount(asking, input.password, errors);
      endSession(context);
      return { deletedAt: deletedAt.toISOString() };
    }),
  };
}

function addressRoutes({ verification, addresses }: AuthParts) {
  return {
    addEmail: settled.auth.addEmail.handler(async ({ context, input, errors }) => {
      await addresses.addOwn(context.caller, { ...input, cameBy: context.cameBy() }, errors);
      return { email: input.email };
    }),
    addStudentEmail: teacher.auth.addStudentEmail.handler(async ({ context, input, errors }) => {
      const cameBy = forOtherDevices(context.cameBy());
      await addresses.addOfStudent(context.caller, context.taught, { ...input, cameBy }, errors);
      return { email: input.email };
    }),
    checkVerification: signedIn.auth.checkVerification.handler(({ context }) => ({
      verified: context.caller.emailVerified,
    })),
    resendVerification: settled.auth.resendVerification.handler(async ({ context }) => ({
      retryAfterSeconds: await verification.resend(context.caller, context.cameBy()),
    })),
    verifyEmail: open.auth.verifyEmail.handler(async ({ input, errors }) => ({
      email: await verification.confirm(input.token, errors),
    })),
  };
}

function passwordRoutes({ passwords, verification, sessionOf }: AuthParts) {
  return {
    requestPasswordReset: open.auth.requestPasswordReset.handler(async ({ context, input }) => {
      await verification.requestReset(input.email, context.cameBy());
      return { sent: true as const };
    }),
    resetPassword: open.auth.resetPassword.handler(async ({ context, input, errors }) => {
      await passwords.reset(input, errors);
      endSession(context);
      return { changed: true as const };
    }),
    changePassword: settled.auth.changePassword.handler(async ({ context, input, errors }) => {
      context.setCookie(await passwords.change(context.caller, input, errors));
      return { changed: true as const };
    }),
    chooseNewPassword: choosing.auth.chooseNewPassword.handler(async ({ context, input, errors }) => {
      context.setCookie(await passwords.choose(context.caller, input.password, errors));
      return sessionOf(context.caller.userId, null);
    }),
  };
}

function studentRoutes({ students, cards }: AuthParts) {
  return {
    makeCards: teacher.auth.makeCards.handler(async ({ context, input, errors }) => {
      const made = await cards.make(context.caller, context.taught, input.studentIds, errors);
      return { ...made, expiresAt: made.expiresAt.toISOString() };
    }),
    confirmStudentEmail: teacher.auth.confirmStudentEmail.handler(async ({ context, input }) => {
      await students.confirmEmail(context.caller, context.taught, input.studentId);
      return { emailVerified: true as const };
    }),
    makeSignInCode: teacher.auth.makeSignInCode.handler(async ({ context, input, errors }) => {
      const { code, expiresAt } = await students.makeSignInCode(
        context.caller,
        context.taught,
        input.studentId,
        errors,
      );
      return { code, expiresAt: expiresAt.toISOString() };
    }),
  };
}

/** Nor may the next person at this computer go on with what the last one began at a provider. */
function endSession(context: RequestContext): void {
  context.setCookie(cookie(sessionCookie, '', 0));
  const kept = [flowCookie, newcomerCookie, linkCookie].filter(
    (name) => readCookie(context.headers.cookie, name) !== null,
  );
  for (const name of kept) context.setCookie(cookie(name, '', 0));
}
