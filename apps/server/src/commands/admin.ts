import { runOnAccounts } from './on-accounts.ts';
import { say } from './run-command.ts';

const usage = `Makes somebody an administrator, or no longer one.

  npm run admin -- grant EMAIL
  npm run admin -- revoke EMAIL`;

await runOnAccounts(usage, {
  grant: async (on, email) => {
    const isNew = await on.setAdmin(email, true);
    say(isNew ? `${email} is an administrator now.` : `${email} is an administrator already.`);
  },
  revoke: async (on, email) => {
    const isNew = await on.setAdmin(email, false);
    say(isNew ? `${email} is no administrator any more.` : `${email} is no administrator.`);
  },
});
