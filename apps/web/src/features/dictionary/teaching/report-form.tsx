import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { MessageForm } from '#ui/message-form.tsx';
import { useReportMistake } from './api.ts';

export type ReportFormProps = {
  /** Keys of the entry's words. */
  about: string;
  onDone: () => void;
};

/** Tells the people who run this school's installation what is wrong with an entry. */
export function ReportForm({ about, onDone }: ReportFormProps) {
  const { t } = useTranslation('dictionary');
  const { done } = useOutcomeToast();
  const requestId = useRequestId();
  const report = useReportMistake();
  const send = async (message: string) => {
    const entry = about.slice(0, limits.nameMax);
    await report.mutateAsync({ id: requestId(message), about: entry, message, language: currentLanguage() });
    done(t('report.sent'));
    onDone();
  };
  const texts = { label: t('report.message'), hint: t('report.hint'), send: t('report.send'), cancel: t('cancel') };
  return <MessageForm texts={texts} longest={limits.textMax} onSend={send} onCancel={onDone} busy={report.isPending} />;
}
