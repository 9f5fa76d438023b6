import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { fitsIn, isFilled } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useReportMistake } from './api.ts';

const checks = { message: (text: string) => isFilled(text) ?? fitsIn(limits.textMax)(text) };

export type ReportFormProps = {
  /** Keys of the entry's words. */
  about: string;
  onDone: () => void;
};

/** Tells the people who look after this school's installation what is wrong with an entry. */
export function ReportForm({ about, onDone }: ReportFormProps) {
  const { t } = useTranslation('dictionary');
  const { done } = useOutcomeToast();
  const requestId = useRequestId();
  const report = useReportMistake();
  const form = useFormState({ start: { message: '' }, checks });
  const send = async ({ message }: Readonly<Record<'message', string>>) => {
    const entry = about.slice(0, limits.nameMax);
    await report.mutateAsync({ id: requestId(message), about: entry, message, language: currentLanguage() });
    done(t('report.sent'));
    onDone();
  };
  return (
    <Form onSubmit={() => void form.submit(send)} errors={form.errors}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextAreaField label={t('report.message')} hint={t('report.hint')} rows={4} {...form.field('message')} />
      <DialogActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={report.isPending}>
          {t('report.send')}
        </Button>
      </DialogActions>
    </Form>
  );
}
