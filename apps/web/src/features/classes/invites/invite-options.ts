import type { Invite } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import type { Check } from '#platform/field-checks.ts';

/** An invite's options as typed: empty means no limit. */
export type TypedOptions = { maxUses: string; expiresOn: string };

export type InviteOptions = { maxUses: number | null; expiresOn: string | null };

/** A whole number of uses within the limit, or empty. */
export const isUses: Check = (value) => {
  const typed = value.trim();
  if (!typed) return null;
  const uses = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  return uses >= 1 && uses <= limits.inviteUsesMax ? null : 'no-whole-number';
};

/** The options to send, from input that passed its checks. */
export function readOptions({ maxUses, expiresOn }: TypedOptions): InviteOptions {
  return { maxUses: maxUses.trim() ? Number(maxUses) : null, expiresOn: expiresOn || null };
}

/** An invite's options as the fields show them. */
export function typedOptions({ maxUses, expiresOn }: Pick<Invite, 'maxUses' | 'expiresOn'>): TypedOptions {
  return { maxUses: maxUses === null ? '' : String(maxUses), expiresOn: expiresOn ?? '' };
}
