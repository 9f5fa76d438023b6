import type { Tx } from '#db/client.ts';

/**
 * A mail to an account's owner, as it waits in the queue. The worker makes links and tokens when it sends the mail, so
 * the queue never holds one.
 */
export type AccountMail = {
  kind:
    | 'verify-email'
    | 'reset-password'
    | 'password-changed'
    | 'way-in-added'
    | 'passkey-added'
    | 'passkey-removed'
    | 'sign-in-code-made'
    | 'email-confirmed-by-teacher'
    | 'account-deletion-requested'
    | 'unverified-reminder';
  /** Null when the address has no account: the job does nothing then, and asking for it took as long. */
  userId: string | null;
  params?: Record<string, string>;
  /** The server's own address that the reader came by, for the mail's links. */
  cameBy?: string | null;
};

export type QueueAccountMail = (tx: Tx, ...mails: readonly AccountMail[]) => Promise<void>;
