import { IconFlag } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import { useTranslation } from 'react-i18next';
import { useReportItem } from '#features/games/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { MessageForm } from '#ui/message-form.tsx';

/** 'Report a mistake' on one item of a game. */
export function ReportItem({ about }: { about: string }) {
  const { t } = useTranslation('games');
  const dialog = useDialogSubject<true>();
  return (
    <>
      <Button
        variant="plain"
        aria-label={t('report.button')}
        title={t('report.button')}
        onClick={() => dialog.open(true)}
      >
        <IconFlag size="1.25rem" aria-hidden="true" />
      </Button>
      <SubjectDialog dialog={dialog} title={t('report.title')}>
        {() => <ReportForm about={about} onDone={dialog.close} />}
      </SubjectDialog>
    </>
  );
}

function ReportForm({ about, onDone }: { about: string; onDone: () => void }) {
  const { t } = useTranslation('games');
  const { done } = useOutcomeToast();
  const requestId = useRequestId();
  const report = useReportItem();
  const send = async (message: string) => {
    const item = about.slice(0, limits.nameMax);
    await report.mutateAsync({ id: requestId(message), about: item, message, language: currentLanguage() });
    done(t('report.sent'));
    onDone();
  };
  const texts = { label: t('report.message'), hint: t('report.hint'), send: t('report.send') };
  return <MessageForm texts={texts} longest={limits.textMax} onSend={send} onCancel={onDone} busy={report.isPending} />;
}
