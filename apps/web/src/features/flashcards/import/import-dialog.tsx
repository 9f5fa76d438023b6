import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useSettled } from '#ui/use-settled.ts';
import type { ImportDraft } from './import-form.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportReportView } from './import-report-view.tsx';
import { useImport } from './use-import.ts';

export type ImportDialogProps = { deckId: string; isOpen: boolean; onClose: () => void };

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

/** How far an import is. */
function ImportRunning({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  // The button that started it is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={layout.stack}>
      {total === 0 ? (
        <Spinner text={t('import.reading')} />
      ) : (
        <ProgressBar
          label={t('import.adding')}
          value={done}
          max={total}
          text={t('import.progress', { done: format.number(done), total: format.number(total) })}
        />
      )}
      <DialogActions>
        <Button ref={button} onClick={onStop}>
          {t('import.stop')}
        </Button>
      </DialogActions>
    </div>
  );
}
