/** A person whose traces are searched for: the account, and every text that names them. */
export type Person = {
  userId: string;
  email: string;
  /** Displayed, full and account name, without empty ones. */
  names: readonly string[];
};
