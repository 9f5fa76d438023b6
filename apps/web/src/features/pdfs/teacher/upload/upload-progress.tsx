import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './upload.module.css';

type UploadProgressProps = {
  file: File | null;
  /** 0 to 1, of the bytes that have left. */
  share: number;
  isWaiting: boolean;
  isRunning: RefObject<boolean>;
  onCancel: () => void;
};

/** A file on its way, which would be lost with the page. */
export function UploadProgress({ file, share, isWaiting, isRunning, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const { status, proceed, reset } = useBlocker({
    // Only signing out, by this page or another, replaces the address: that is not asked about.
    shouldBlockFn: ({ action }) => isRunning.current && action !== 'REPLACE',
    withResolver: true,
  });
  return (
    <section className={styles.progress} aria-labelledby="upload-progress">
      <h2 id="upload-progress">{t('upload.sending')}</h2>
      <ProgressBar
        label={file?.name ?? ''}
        value={Math.round(share * 100)}
        max={100}
        text={format.percent(Math.floor(share * 100) / 100)}
      />
      {isWaiting && (
        <Notice tone="warning" title={t('upload.waiting')}>
          {t('upload.waiting-text')}
        </Notice>
      )}
      {!isWaiting && share >= 1 && <p role="status">{t('upload.checking')}</p>}
      <div>
        <Button data-refuge onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={status === 'blocked'}
        title={t('upload.leave.title')}
        text={<p>{t('upload.leave.text')}</p>}
        confirmText={t('upload.leave.stop')}
        cancelText={t('upload.leave.stay')}
        dangerous
        onConfirm={() => proceed?.()}
        onClose={() => reset?.()}
      />
    </section>
  );
}
