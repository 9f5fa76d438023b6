/** A person whose traces are looked for: the account, and every text that names them. */
export type Person = {
  userId: string;
  email: string;
  /** Displayed, full and account name, without empty ones. */
  names: readonly string[];
};
