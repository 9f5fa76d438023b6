import { limits } from '@wordgrove/contract/limits';
import { StartRefused } from '#db/start-refused.ts';
import type { AccountLine } from '#features/auth/account-store.ts';
import { runOnAccounts } from './on-accounts.ts';
import { say } from './run-command.ts';

const usage = `Looks after accounts.

  npm run users -- list [TEXT]     accounts whose address, sign-in name or name contains the text
  npm run users -- verify EMAIL    confirms the address, as the link in the mail does
  npm run users -- reset LOGIN     makes a one-time link to choose a new password, and signs the owner out
  npm run users -- lock LOGIN      signs the owner out and lets nobody in
  npm run users -- unlock LOGIN    lets the owner in again, and forgets failed sign-ins

LOGIN is an address, or the sign-in name of a child without one.`;

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
    verify: async (on, login) => {
      const isNew = await on.verify(login);
      if (isNew === null) throw new StartRefused(`${login} has no address that could be confirmed.`);
      say(isNew ? `${login} is verified now.` : `${login} was verified already.`);
    },
    reset: async (on, login, base) => {
      say(`Give this link to ${login}. It works once, for ${limits.resetTokenMinutes} minutes:`);
      say(await on.reset(login, base));
    },
    lock: async (on, login) => {
      const isNew = await on.lock(login);
      say(isNew ? `${login} is locked now and signed out everywhere.` : `${login} was locked already.`);
    },
    unlock: async (on, login) => {
      const isNew = await on.unlock(login);
      say(isNew ? `${login} may sign in again.` : `${login} wasn't locked. Failed sign-ins are forgotten.`);
    },
  },
  ['list'],
);

function table(accounts: readonly AccountLine[]): string[] {
  const rows = accounts.map((account) => [
    account.role ?? 'no role',
    account.login,
    // A name may contain control characters, which a terminal would obey.
    account.name.replace(/\p{Cc}/gu, ' '),
    stateOf(account),
    account.lastSignInAt ? `last here ${account.lastSignInAt.toISOString().slice(0, 10)}` : 'never signed in again',
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function stateOf({ hasAddress, isAdmin, isLocked, emailVerified, deletionRequestedAt }: AccountLine): string {
  const confirmed = emailVerified ? 'verified' : 'not verified';
  const states = [
    hasAddress ? confirmed : 'no address',
    ...(isAdmin ? ['administrator'] : []),
    ...(isLocked ? ['locked'] : []),
    ...(deletionRequestedAt ? ['to be deleted'] : []),
  ];
  return states.join(', ');
}
