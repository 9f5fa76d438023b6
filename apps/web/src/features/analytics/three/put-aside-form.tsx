import { dayMs } from '@wordgrove/contract/days';
import type { ThreeAside, ThreeReason } from '@wordgrove/contract/three-today';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { checkFilled, checkName } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePutAside } from './api.ts';
import { useReasonText } from './reason-text.ts';

/** A reason as it was told of a student. */
export type Told = { studentId: string; name: string; reason: ThreeReason };

type PutAsideFormProps = {
  told: Told;
  /** The teacher's day. */
  day: string;
  onDone: (row: ThreeAside) => void;
  onClose: () => void;
};

const usualDays = 14;

/** Why a reason isn't to be told for a while, and until when. */
export function PutAsideForm({ told, day, onDone, onClose }: PutAsideFormProps) {
  const { t } = useTranslation('analytics-three');
  const text = useReasonText();
  const putAside = usePutAside();
  // The same for every attempt to send.
  const [id] = useState(() => v7());
  const until = new Date(Date.parse(day) + usualDays * dayMs).toISOString().slice(0, 10);
  const form = useFormState({ start: { reason: '', until }, checks: { reason: checkName, until: checkFilled } });
  const { studentId, reason } = told;
  const handleSubmit = () =>
    form.submit(async (values) => onDone(await putAside.mutateAsync({ id, studentId, rule: reason.rule, ...values })));
  return (
    <DialogForm
      form={form}
      lead={text(reason)}
      submitText={t('aside.open')}
      isPending={putAside.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <TextField label={t('aside.reason')} hint={t('aside.reason-hint')} autoComplete="off" {...form.field('reason')} />
      <TextField type="date" label={t('aside.until')} min={day} {...form.field('until')} />
    </DialogForm>
  );
}
