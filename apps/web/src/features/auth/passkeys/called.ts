import type { Passkey } from '@wordgrove/contract/auth';

/**
 * Passkeys by what they are called on the page. Those that nobody has named, in the order in which they were made, are
 * told apart by a number.
 */
export function called(passkeys: readonly Passkey[], unnamed: string): Passkey[] {
  let count = 0;
  return passkeys.map((passkey) => {
    if (passkey.name) return passkey;
    count += 1;
    return { ...passkey, name: count === 1 ? unnamed : `${unnamed} ${count}` };
  });
}
