import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '#ui/text-field.tsx';
import type { AssignmentFormState } from './use-assignment-form.ts';

/** What students are told beside the title. */
export function InstructionsField({ form }: { form: AssignmentFormState }) {
  const { t } = useTranslation('assignments-teacher');
  return (
    <TextAreaField
      label={t('form.instructions')}
      note={t('optional')}
      rows={3}
      autoComplete="off"
      maxLength={limits.textMax}
      {...form.text('instructions')}
    />
  );
}
