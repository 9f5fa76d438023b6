import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditClass } from '#features/classes/api.ts';
import { checkFilled, checkName } from '#platform/field-checks.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeZoneField } from '#ui/time-zone-field.tsx';
import { AllowsFields, mergeAllows } from './allows-fields.tsx';

const typed = ({ name, timeZone }: SchoolClass) => ({ name, timeZone });
const checks = { name: checkName, timeZone: checkFilled };
const fieldOfCode = { 'class-name-taken': 'name' } as const;

export function EditClassForm({ opened, onClose }: { opened: SchoolClass; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const [allows, setAllows] = useState(opened.allows);
  const form = useEditForm({
    ...{ row: opened, typed, checks, fieldOfCode },
    onFollow: (before, saved) => setAllows((chosen) => mergeAllows(chosen, before.allows, saved.allows)),
  });
  const edit = useEditClass(form.follow);
  const handleSubmit = async () => {
    const { id, version } = form.edited;
    const isSaved = await form.submit(({ name, timeZone }) =>
      edit.mutateAsync({ id, name, timeZone: timeZone.trim(), allows, version }),
    );
    if (!isSaved) return;
    done(t('saved'));
    onClose();
  };
  const { changed } = form;
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
      <AllowsFields allows={allows} onChange={setAllows} />
    </DialogForm>
  );
}
