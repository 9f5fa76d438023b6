import { IconFileSpreadsheet } from '@tabler/icons-react';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddStudents, useCreateClass } from '#features/classes/api.ts';
import { checkFilled, checkName } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { FileButton } from '#ui/file-button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { Added } from './added-students.tsx';
import { PlannedStudents } from './planned-students.tsx';
import { readListFile } from './read-list-file.ts';
import { readNames } from './read-names.ts';

const newClass = 'new';
/** Longer rows are refused in any case; the server needn't see all of them. */
const sentLetters = 400;

type AddStudentsFormProps = {
  classId: string;
  classes: readonly SchoolClass[];
  /** Told whether there is something that closing would lose. */
  onTyped: (isTyped: boolean) => void;
  onAdded: (added: Added) => void;
  onClose: () => void;
};

/** A class and a list of names: pasted, typed, or read from a file. */
export function AddStudentsForm({ classId, classes, onTyped, onAdded, onClose }: AddStudentsFormProps) {
  const { t } = useTranslation(['classes-students', 'classes']);
  const [isLastFirst, setLastFirst] = useState(false);
  const [isFileEmpty, setFileEmpty] = useState(false);
  const create = useCreateClass();
  const add = useAddStudents();
  const idOf = useRequestId();
  const [chosen, setChosen] = useState(classId || classes[0]?.id || newClass);
  const isNew = chosen === newClass;
  const form = useFormState({
    start: { className: '', names: '' },
    checks: { names: checkFilled, ...(isNew ? { className: checkName } : {}) },
    fieldOfCode: { 'class-name-taken': 'className', 'too-many-classes': 'className' },
  });
  const { names: pasted, className } = form.values;
  const list = readNames(pasted, isLastFirst);
  const names = list.names.slice(0, limits.bulkMax).map((name) => name.slice(0, sentLetters));

  const isTyped = pasted.trim() !== '';
  const tell = useEffectEvent(onTyped);
  useEffect(() => tell(isTyped), [isTyped]);

  const handleSubmit = () =>
    form.submit(async () => {
      const room = isNew
        ? await create.mutateAsync({ id: idOf(`class ${className}`), name: className, timeZone: deviceTimeZone() })
        : { id: chosen };
      const students = names.map((name, place) => ({ id: idOf(`${room.id} ${place} ${name}`), name }));
      const made = await add.mutateAsync({ classId: room.id, language: currentLanguage(), students });
      onAdded({ classId: room.id, students: made.students });
    });
  const handleFiles = async ([file]: File[]) => {
    if (!file) return;
    const text = await readListFile(file, currentLanguage());
    const hasNames = readNames(text, isLastFirst).names.length > 0;
    setFileEmpty(!hasNames);
    if (hasNames) form.fill({ names: text });
  };

  return (
    <DialogForm
      form={form}
      lead={t('add.lead')}
      submitText={t('add.submit')}
      isPending={create.isPending || add.isPending}
      onSubmit={handleSubmit}
      onCancel={onClose}
    >
      <SelectField
        label={t('add.class')}
        options={[
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
          { value: newClass, label: t('classes:invites.new-class') },
        ]}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      />
      {isNew && <TextField label={t('classes:class-name')} {...form.field('className')} />}
      <TextAreaField
        label={t('add.names')}
        hint={t('add.names-hint')}
        rows={8}
        autoComplete="off"
        spellCheck={false}
        {...form.field('names')}
      />
      <div className={layout.ends}>
        <FileButton icon={IconFileSpreadsheet} accept=".csv,.txt,.tsv" onChoose={(files) => void handleFiles(files)}>
          {t('add.file')}
        </FileButton>
        {list.hasParts && (
          <Checkbox
            label={t('add.last-first')}
            checked={isLastFirst}
            onChange={({ target }) => setLastFirst(target.checked)}
          />
        )}
      </div>
      {isFileEmpty && <Notice tone="warning">{t('add.file-empty')}</Notice>}
      {list.names.length > names.length && (
        <Notice tone="warning">
          {t('add.too-many', { max: limits.bulkMax, rest: list.names.length - names.length })}
        </Notice>
      )}
      {names.length > 0 && <PlannedStudents classId={isNew ? undefined : chosen} names={names} />}
    </DialogForm>
  );
}
