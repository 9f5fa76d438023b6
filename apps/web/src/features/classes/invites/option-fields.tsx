import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { dayIn, deviceTimeZone } from '#platform/time-zones.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';

export type OptionFieldsProps = {
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
