/** A person whose traces are searched for: the account, and every text that names them. */
export type Person = {
  userId: string;
  /** Null for a child without a mailbox. */
  email: string | null;
  signInName: string | null;
  /** Displayed, full and account name, without empty ones. */
  names: readonly string[];
};
