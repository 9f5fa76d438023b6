import type { Copied, CopyOutcome } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { useRemoveAll } from '#features/assignments/teacher/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';

/** What became of the copies: how many there are, and by name those that aren't what was wanted. */
export function CopyAllResult({ copied, onClose }: { copied: readonly Copied[]; onClose: () => void }) {
  const { t } = useTranslation('assignments-teacher');
  const { done, failed } = useOutcomeToast();
  const remove = useRemoveAll();
  const made = copied.filter(({ outcome }) => outcome !== 'gone').map(({ id }) => id);
  const undo = () =>
    void remove.mutateAsync({ ids: made }).then(() => {
      done(t('undone'));
      onClose();
    }, failed);
  return (
    <div className={layout.stack}>
      <Notice tone="success">{t('copy-all.made', { count: made.length })}</Notice>
      {(['gone', 'unusable', 'late'] as const).map((outcome) => (
        <Unlike key={outcome} outcome={outcome} copied={copied} />
      ))}
      <DialogActions>
        {made.length > 0 && (
          <Button loading={remove.isPending} onClick={undo}>
            {t('copy-all.undo')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('copy-all.close')}
        </Button>
      </DialogActions>
    </div>
  );
}

type UnlikeProps = { outcome: Extract<CopyOutcome, 'gone' | 'unusable' | 'late'>; copied: readonly Copied[] };

function Unlike({ outcome, copied }: UnlikeProps) {
  const { t } = useTranslation('assignments-teacher');
  const found = copied.filter((each) => each.outcome === outcome);
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title={t(`copy-all.${outcome}`)}>
      <ul>
        {found.map(({ from, title }) => (
          <li key={from}>{title}</li>
        ))}
      </ul>
    </Notice>
  );
}
