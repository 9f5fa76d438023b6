import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { usePaste } from '#features/pdfs/teacher/api.ts';
import { checkFilled, checkLength } from '#platform/field-checks.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import type { ClassesProps } from './details-fields.tsx';
import { DetailsFields, detailChecks } from './details-fields.tsx';

export const pasteChecks = {
  ...detailChecks,
  text: (text: string) => checkFilled(text) ?? checkLength(limits.pastedTextMax)(text),
};

type PasteFormProps = ClassesProps & {
  form: FormState<'title' | 'description' | 'text'>;
  /** The id of what is sent, the same for the same. */
  idFor: (about: string) => string;
  onStored: (id: string) => void;
  /** Empties the form; null unless it was begun before the page was opened. */
  onAfresh: (() => void) | null;
};

/** A text that is typed or pasted. */
export function PasteForm({ form, idFor, classIds, onClassIds, onStored, onAfresh }: PasteFormProps) {
  const { t } = useTranslation(['pdfs-teacher', 'errors']);
  const format = useFormat();
  const paste = usePaste();
  const send = () =>
    form.submit(async (values) => {
      const wanted = { ...values, classIds: [...classIds] };
      const { id } = await paste.mutateAsync({ id: idFor(JSON.stringify(wanted)), ...wanted });
      onStored(id);
    });
  const text = form.field('text');
  const errors = { ...form.errors };
  if (text.error && text.value.trim().length > limits.pastedTextMax)
    errors.text = t('upload.text-too-long', { max: format.number(limits.pastedTextMax) });
  return (
    <Form onSubmit={() => void send()} errors={errors} summaryTitle={t('errors:invalid-input')}>
      {onAfresh && (
        <Notice title={t('upload.restored')} action={<Button onClick={onAfresh}>{t('upload.afresh')}</Button>}>
          {t('upload.restored-text')}
        </Notice>
      )}
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <DetailsFields field={form.field} classIds={classIds} onClassIds={onClassIds}>
        <TextAreaField
          label={t('upload.text')}
          hint={t('upload.text-hint')}
          lang="en"
          rows={12}
          autoComplete="off"
          {...text}
          error={errors.text}
        />
      </DetailsFields>
      <div>
        <Button type="submit" variant="primary" loading={paste.isPending}>
          {t('upload.save-text')}
        </Button>
      </div>
    </Form>
  );
}
