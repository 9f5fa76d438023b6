import type { LoginCard } from '@wordgrove/contract/auth';
import { dayMs } from '@wordgrove/contract/days';
import { inviteCodeAlphabet } from '@wordgrove/contract/limits';
import { cardCodeLength } from '@wordgrove/contract/sign-in-fields';
import type { Db, Tx } from '#db/client.ts';
import { inTransaction } from '#db/client.ts';
import type { Caller, TaughtBy } from '#http/context.ts';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import type { Clock } from '#platform/clock.ts';
import type { Random } from '#platform/random.ts';
import { hashToken } from '#platform/random.ts';
import type { CardSecret, CardStudent, HeldCard } from './card-store.ts';
import { holdCard, listCardStudents, markCardUsed, putCards } from './card-store.ts';
import { readSignInCode } from './rules.ts';
import type { SignedIn } from './sessions.ts';
import type { SignInParts } from './sign-in.ts';
import { accountThrottle, enterAccount, loginOf } from './sign-in.ts';
import type { Account } from './store.ts';
import { findAccount, insertAudits } from './store.ts';
import type { StudentAccountParts } from './students.ts';
import { clearAll } from './throttle-store.ts';

/** How long a card works. */
export const cardDays = 30;
/** How long the page that used a card may ask again. */
export const cardRetryMinutes = 10;

export type CardParts = Pick<SignInParts, 'db' | 'clock' | 'sessions' | 'tellReturn'> & {
  db: Db;
  clock: Clock;
  random: Random;
  canReset: boolean;
  notice: StudentAccountParts['notice'];
  /** Whether the student is in a class that is still open, or waits for one. */
  isInOpenClass: (tx: Tx, studentId: string) => Promise<boolean>;
  /** Tells the open screens of the students' teachers. */
  tellTeachers: (tx: Tx, ...studentIds: string[]) => Promise<void>;
};

type Asker = { browserId: string | null };
type OpenRefusals = Refusals<'card-invalid' | 'account-locked'>;
type Trouble = 'unknown' | 'used' | 'expired' | 'class-closed';

export type CardService = ReturnType<typeof cardService>;

/** Why a card opens nothing; null when it does. The page that used it may ask again, since its answer may be lost. */
function cardTrouble(card: HeldCard, pageId: string | null, now: Date): 'used' | 'expired' | null {
  if (card.usedAt) {
    const isSamePage = pageId !== null && card.usedByHash?.equals(hashToken(pageId)) === true;
    const isSoon = now.getTime() - card.usedAt.getTime() < cardRetryMinutes * 60_000;
    return isSamePage && isSoon ? null : 'used';
  }
  return card.expiresAt <= now ? 'expired' : null;
}

/** Login cards for children without a mailbox: a QR code and a start code, each good for one first sign-in. */
export function cardService(parts: CardParts) {
  const { db, clock, isInOpenClass, tellTeachers } = parts;

  function refuse(why: Trouble, errors: OpenRefusals): Error {
    return errors['card-invalid']({ data: { why } });
  }

  /** Null when nobody has a card with this secret. Whatever is refused leaves the card as it was. */
  const open = (secret: CardSecret, pageId: string | null, { browserId }: Asker, errors: OpenRefusals) =>
    inTransaction(db, async (tx): Promise<SignedIn | null> => {
      const card = await holdCard(tx, secret);
      const account = card && (await findAccount(tx, card.userId));
      if (!account) return null;
      const now = clock.now();
      const why = cardTrouble(card, pageId, now);
      if (why) throw refuse(why, errors);
      if (account.lockedAt) throw errors['account-locked']();
      if (!(await isInOpenClass(tx, account.id))) throw refuse('class-closed', errors);
      await markCardUsed(tx, account.id, pageId, now);
      await clearAll(tx, accountThrottle(loginOf(account)));
      await tellTeachers(tx, account.id);
      return enterAccount(parts, tx, account.id, browserId, { remembered: false, needsNewPassword: true });
    });

  return {
    async openByToken(
      { token, pageId }: { token: string; pageId: string },
      asker: Asker,
      errors: OpenRefusals,
    ): Promise<SignedIn> {
      const signedIn = await open({ token }, pageId, asker, errors);
      if (!signedIn) throw refuse('unknown', errors);
      return signedIn;
    },

    /**
     * For what was typed in place of a password; null unless it is the start code of the account's card. One is found
     * among 31^10, so guesses aren't limited: a limit would let classmates lock a child out.
     */
    async openByCode(
      account: Account | null,
      typed: string,
      asker: Asker,
      errors: OpenRefusals,
    ): Promise<SignedIn | null> {
      const code = readSignInCode(typed);
      if (!looksLikeStartCode(code)) return null;
      // Asked without an account too, so that the time reveals none.
      return open({ userId: account?.id ?? 'nobody', code }, null, asker, errors);
    },

    make: (
      caller: Caller,
      taught: TaughtBy,
      studentIds: readonly string[],
      errors: Refusals<'reset-by-teacher-off' | 'sign-in-help-off'>,
    ): Promise<{ cards: LoginCard[]; expiresAt: Date }> =>
      inTransaction(db, async (tx) => {
        const found = await listCardStudents(tx, taught, studentIds);
        if (found.length === 0) throw failures.notFound();
        const helped = found.filter(({ signInHelp }) => signInHelp);
        if (helped.length === 0) throw errors['sign-in-help-off']();
        if (!parts.canReset && helped.some(({ hasPassword }) => hasPassword)) throw errors['reset-by-teacher-off']();
        return makeCards(parts, tx, caller, helped);
      }),
  };
}

function looksLikeStartCode(code: string): boolean {
  return code.length === cardCodeLength && [...code].every((letter) => inviteCodeAlphabet.includes(letter));
}

async function makeCards(
  { clock, random, notice, tellTeachers }: CardParts,
  tx: Tx,
  caller: Caller,
  students: readonly CardStudent[],
): Promise<{ cards: LoginCard[]; expiresAt: Date }> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + cardDays * dayMs);
  const cards = students.map(({ id: studentId, name, signInName }) => ({
    ...{ studentId, name, signInName },
    token: random.token(),
    code: random.code(inviteCodeAlphabet, cardCodeLength),
  }));
  const rows = cards.map(({ studentId: userId, token, code }) => ({ userId, token, code }));
  await putCards(tx, rows, { madeBy: caller.userId, madeAt: now, expiresAt });
  const entries = students.map(({ id }) => ({
    ...{ actorId: caller.userId, subjectId: id, action: 'login-card-made', at: now },
  }));
  await insertAudits(tx, random, entries);
  // A roster that is out of date would offer to replace the cards just made.
  await tellTeachers(tx, ...students.map(({ id }) => id));
  // A child who has never signed in need not be told of the first card.
  const told = students
    .filter(({ hasPassword }) => hasPassword)
    .map(({ id: userId, className }) => ({ userId, params: { teacherName: caller.displayName, className } }));
  await notice(tx, 'sign-in-code-made', told);
  return { cards, expiresAt };
}
