import type { Tx } from '#db/client.ts';

/**
 * A mail to the owner of an account, as it waits in the queue. Links and tokens are made by the worker when the mail
 * leaves, so that the queue never holds one.
 */
export type AccountMail = {
  kind:
    | 'verify-email'
    | 'reset-password'
    | 'password-changed'
    | 'sign-in-code-made'
    | 'email-confirmed-by-teacher'
    | 'account-deletion-requested'
    | 'unverified-reminder';
  /** Null for an address without an account: the job then does nothing, in the same time. */
  userId: string | null;
  params?: Record<string, string>;
};

export type QueueAccountMail = (tx: Tx, mail: AccountMail) => Promise<void>;
