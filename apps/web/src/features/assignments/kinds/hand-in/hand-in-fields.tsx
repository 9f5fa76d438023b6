import { useTranslation } from 'react-i18next';
import type { TaskFieldsProps } from '#features/assignments/kinds/task-fields.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { fileCounts } from './hand-in-form.ts';
import { mostText } from './teacher-hand-in.tsx';

/** How many files students may add to what they write. Once somebody has begun, there can only be room for more. */
export function FilesField({ form, isStarted, saved }: TaskFieldsProps) {
  const { t } = useTranslation('assignments-teacher');
  const least = isStarted && saved?.task.kind === 'hand-in' ? saved.task.files : 0;
  return (
    <SelectField
      label={t('hand-in.files')}
      hint={t('hand-in.files-hint')}
      {...form.choice('files', fileCounts)}
      options={fileCounts
        .filter((count) => Number(count) >= least)
        .map((value) => ({ value, label: mostText(t, Number(value)) }))}
    />
  );
}
