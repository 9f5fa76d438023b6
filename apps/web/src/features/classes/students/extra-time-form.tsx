import type { RosterEntry } from '@wordgrove/contract/classes';
import { extraTimes } from '@wordgrove/contract/extra-times';
import { useTranslation } from 'react-i18next';
import { useExtraTime } from '#features/classes/api.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { SelectField } from '#ui/select-field.tsx';

/** How much more time a student gets in tests. */
export function ExtraTimeForm({ entry, onClose }: { entry: RosterEntry; onClose: () => void }) {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const { done } = useOutcomeToast();
  const give = useExtraTime();
  const { enrolmentId, className, studentName: name } = entry;
  const form = useFormState({ start: { extraTime: String(entry.extraTime) }, checks: {}, fieldOfCode: {} });
  const handleSubmit = () =>
    form.submit(async (chosen) => {
      const extraTime = extraTimes.find((each) => String(each) === chosen.extraTime) ?? 0;
      await give.mutateAsync({ enrolmentId, extraTime });
      done(t('students.extra-time-saved', { name }));
      onClose();
    });
  return (
    <DialogForm
      form={form}
      lead={t('students.extra-time-text', { className })}
      submitText={t('students.extra-time-submit')}
      isPending={give.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <SelectField
        label={t('students.extra-time')}
        options={extraTimes.map((each) => ({
          value: String(each),
          label:
            each === 0
              ? t('students.extra-time-none')
              : t('students.extra-time-more', { share: format.percent(each / 100) }),
        }))}
        {...form.field('extraTime')}
      />
    </DialogForm>
  );
}
