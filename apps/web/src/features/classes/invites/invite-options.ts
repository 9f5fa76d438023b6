import type { Invite } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import type { Check } from '#platform/field-checks.ts';

/** The options of an invite as they are typed: empty means without a limit. */
export type TypedOptions = { maxUses: string; expiresOn: string };

export type InviteOptions = { maxUses: number | null; expiresOn: string | null };

/** A whole number of uses within the limit, or nothing. */
export const isUses: Check = (value) => {
  const typed = value.trim();
  if (!typed) return null;
  const uses = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return uses >= 1 && uses <= limits.inviteUsesMax ? null : 'no-whole-number';
};

/** What is sent for options that passed their checks. */
export function readOptions({ maxUses, expiresOn }: TypedOptions): InviteOptions {
  return { maxUses: maxUses.trim() ? Number(maxUses) : null, expiresOn: expiresOn || null };
}

/** How an invite's options stand in the fields. */
export function typedOptions({ maxUses, expiresOn }: Pick<Invite, 'maxUses' | 'expiresOn'>): TypedOptions {
  return { maxUses: maxUses === null ? '' : String(maxUses), expiresOn: expiresOn ?? '' };
}
