import { limits } from '@wordgrove/contract/limits';
import type { AccountLine } from '#features/auth/account-store.ts';
import { runOnAccounts } from './on-accounts.ts';
import { say } from './run-command.ts';

const usage = `Looks after accounts.

  npm run users -- list [TEXT]     accounts whose address or name contains the text
  npm run users -- verify EMAIL    confirms the address, as the link in the mail does
  npm run users -- reset EMAIL     makes a one-time link to choose a new password, and signs the owner out
  npm run users -- lock EMAIL      signs the owner out and lets nobody in
  npm run users -- unlock EMAIL    lets the owner in again, and forgets failed sign-ins`;

await runOnAccounts(
  usage,
  {
    list: async (on, text) => {
      const { accounts, total } = await on.list(text);
      for (const line of table(accounts)) say(line);
      const rest = total - accounts.length;
      if (total === 0) say('There is no such account.');
      else if (rest > 0) say(`… and ${rest} more. Name a part of the address or name to see fewer.`);
    },
    verify: async (on, email) => {
      const isNew = await on.verify(email);
      say(isNew ? `${email} is verified now.` : `${email} was verified already.`);
    },
    reset: async (on, email, base) => {
      say(`Give this link to ${email}. It works once, for ${limits.resetTokenMinutes} minutes:`);
      say(await on.reset(email, base));
    },
    lock: async (on, email) => {
      const isNew = await on.lock(email);
      say(isNew ? `${email} is locked now and signed out everywhere.` : `${email} was locked already.`);
    },
    unlock: async (on, email) => {
      const isNew = await on.unlock(email);
      say(isNew ? `${email} may sign in again.` : `${email} wasn't locked. Failed sign-ins are forgotten.`);
    },
  },
  ['list'],
);

function table(accounts: readonly AccountLine[]): string[] {
  const rows = accounts.map((account) => [
    account.role ?? 'no role',
    account.email,
    // A name may contain control characters, which a terminal would obey.
    account.name.replace(/\p{Cc}/gu, ' '),
    stateOf(account),
    account.lastSignInAt ? `last here ${account.lastSignInAt.toISOString().slice(0, 10)}` : 'never signed in again',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function stateOf({ isAdmin, isLocked, emailVerified, deletionRequestedAt }: AccountLine): string {
  const states = [
    emailVerified ? 'verified' : 'not verified',
    ...(isAdmin ? ['administrator'] : []),
    ...(isLocked ? ['locked'] : []),
    ...(deletionRequestedAt ? ['to be deleted'] : []),
  ];
  return states.join(', ');
}
