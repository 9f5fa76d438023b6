import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { ImportForm } from './import-form.tsx';
import { ImportReportView } from './import-report-view.tsx';
import { ImportRunning } from './import-running.tsx';
import { useImport } from './use-import.ts';

export type ImportDialogProps = { deckId: string; isOpen: boolean; onClose: () => void };

/** What is about to be imported. */
export type ImportDraft = { way: 'paste' | 'file'; text: string; file: File | null; language: string };

/** How long after a change of size a double click's second click may still land on the wrong target. */
const doubleClickMs = 1000;

/**
 * Adds many cards to a deck at once. Closed by mistake it keeps running, and shows its progress when it is opened
 * again.
 */
export function ImportDialog({ deckId, isOpen, onClose }: ImportDialogProps) {
  const { t } = useTranslation('flashcards');
  const { state, start, stop, another } = useImport(deckId);
  const [draft, setDraft] = useState<ImportDraft>({ way: 'paste', text: '', file: null, language: currentLanguage() });
  const isSettled = useSettled(`${isOpen} ${state.at} ${draft.way}`, doubleClickMs);
  const handleAnother = () => {
    setDraft({ ...draft, text: '', file: null });
    another();
  };
  const handleDone = () => {
    onClose();
    handleAnother();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('import.title')}
      closeText={t('import.close')}
      closesBeside={isSettled && state.at !== 'running'}
    >
      {state.at === 'form' && (
        <ImportForm
          draft={draft}
          error={state.error}
          wasStopped={state.wasStopped}
          onChange={setDraft}
          onStart={(content) => start({ content, language: draft.language })}
          onCancel={onClose}
        />
      )}
      {state.at === 'running' && <ImportRunning done={state.done} total={state.total} onStop={stop} />}
      {state.at === 'report' && (
        <ImportReportView report={state.report} onAnother={handleAnother} onDone={handleDone} />
      )}
    </Dialog>
  );
}
