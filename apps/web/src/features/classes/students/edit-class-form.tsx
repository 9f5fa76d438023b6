import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditClass } from '#features/classes/api.ts';
import { checkFilled, checkName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeZoneField } from '#ui/time-zone-field.tsx';

const checks = { name: checkName, timeZone: checkFilled };
const fieldOfCode = { 'class-name-taken': 'name' } as const;

/** `opened` is the class as it was when the dialog opened: the edits are meant for that version. */
export function EditClassForm({ opened, onClose }: { opened: SchoolClass; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const [changed, setChanged] = useState<SchoolClass | null>(null);
  const edit = useEditClass(setChanged);
  const start = { name: opened.name, timeZone: opened.timeZone };
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = async () => {
    const { id, version } = changed ?? opened;
    const isSaved = await form.submit(({ name, timeZone }) =>
      edit.mutateAsync({ id, name, timeZone: timeZone.trim(), version }),
    );
    if (!isSaved) return;
    done(t('saved'));
    onClose();
  };
  const conflict = changed && (
    <Notice tone="warning">{t('switcher.changed-elsewhere', { name: changed.name, zone: changed.timeZone })}</Notice>
  );
  return (
    <DialogForm
      form={form}
      notice={conflict}
      submitText={t('save')}
      isPending={edit.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField label={t('class-name')} autoComplete="off" {...form.field('name')} />
      <TimeZoneField
        label={t('time-zone')}
        hint={t('time-zone-hint')}
        nowText={(time) => t('time-there', { time })}
        hereText={(zone) => t('time-zone-here', { zone })}
        {...form.field('timeZone')}
      />
    </DialogForm>
  );
}
