import { IconFlag, IconPencil } from '@tabler/icons-react';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { limits } from '@wordgrove/contract/limits';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { MessageForm } from '#ui/message-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReportMistake } from './api.ts';
import styles from './entry-foot.module.css';

/** Only teachers need it, and it comes while they read. */
const CorrectionForm = lazyPart(() => import('./correction-form.tsx'), 'CorrectionForm');

/** What can be done about a mistake in an entry. */
export function EntryFoot({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation('dictionary');
  const { role } = useSession();
  const report = useDialogSubject<string>();
  const correction = useDialogSubject<readonly DictionaryWord[]>();
  const taught = words.filter((word) => word.taught);
  const canCorrect = role === 'teacher' && taught.length > 0;
  useEffect(() => {
    if (canCorrect) void CorrectionForm.prepare();
  }, [canCorrect]);
  return (
    <footer className={styles.foot}>
      {canCorrect && (
        <Button icon={IconPencil} variant="plain" onClick={() => correction.open(taught)}>
          {t('correct.button')}
        </Button>
      )}
      <Button icon={IconFlag} variant="plain" onClick={() => report.open(words.map(({ key }) => key).join(', '))}>
        {t('report.button')}
      </Button>
      <SubjectDialog dialog={report} title={t('report.title')}>
        {(about) => <ReportForm about={about} onDone={report.close} />}
      </SubjectDialog>
      <SubjectDialog dialog={correction} title={t('correct.title')}>
        {(corrected) => (
          <Suspense fallback={<Skeleton shape="row" count={3} label={t('list-loading')} />}>
            <CorrectionForm words={corrected} onDone={correction.close} />
          </Suspense>
        )}
      </SubjectDialog>
    </footer>
  );
}

type ReportFormProps = {
  /** Keys of the entry's words. */
  about: string;
  onDone: () => void;
};

/** Tells the people who run this school's installation what is wrong with an entry. */
function ReportForm({ about, onDone }: ReportFormProps) {
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
  const texts = { label: t('report.message'), hint: t('report.hint'), send: t('report.send') };
  return <MessageForm texts={texts} longest={limits.textMax} onSend={send} onCancel={onDone} busy={report.isPending} />;
}
