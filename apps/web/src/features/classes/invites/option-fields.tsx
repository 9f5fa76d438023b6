import type { Invite } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import type { Check } from '#platform/field-checks.ts';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';

type OptionFieldsProps = {
  field: (name: 'maxUses' | 'expiresOn') => FieldOfForm;
  requireApproval: boolean;
  onApprovalChange: (requireApproval: boolean) => void;
};

/** The fields shared by new and edited invites. */
export function OptionFields({ field, requireApproval, onApprovalChange }: OptionFieldsProps) {
  const { t } = useTranslation('classes');
  const { number } = useFormat();
  return (
    <>
      <TextField
        label={t('invites.max-uses')}
        note={t('optional')}
        hint={t('invites.max-uses-hint', { max: number(limits.inviteUsesMax) })}
        inputMode="numeric"
        autoComplete="off"
        {...field('maxUses')}
      />
      <TextField
        label={t('invites.expires-on')}
        note={t('optional')}
        hint={t('invites.expires-on-hint')}
        type="date"
        min={dayIn(new Date(), deviceTimeZone())}
        max="2999-12-31"
        {...field('expiresOn')}
      />
      <Checkbox
        label={t('invites.require-approval')}
        hint={t('invites.require-approval-hint')}
        checked={requireApproval}
        onChange={(event) => onApprovalChange(event.target.checked)}
      />
    </>
  );
}

/** An invite's options as typed: empty means no limit. */
type TypedOptions = { maxUses: string; expiresOn: string };

type InviteOptions = { maxUses: number | null; expiresOn: string | null };

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
