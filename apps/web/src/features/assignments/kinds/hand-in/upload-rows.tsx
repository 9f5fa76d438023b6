import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './hand-in.module.css';
import type { Upload, useUploads } from './use-uploads.ts';

/** Files on their way, and those that didn't arrive with the reason for each. */
export function UploadRows({ uploading }: { uploading: ReturnType<typeof useUploads> }) {
  const { uploads, cancel, retry } = uploading;
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.files}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onCancel={() => cancel(upload.id)} onRetry={() => retry(upload)} />
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: Upload; onCancel: () => void; onRetry: () => void };

function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t } = useTranslation('assignments-hand-in');
  const { errorText } = useErrorText();
  const format = useFormat();
  const { name } = upload.file;
  if (upload.step === 'failed') {
    return (
      <li className={styles.refused}>
        <p role="alert">
          <strong>{name}</strong> {errorText(upload.error)}
        </p>
        <span className={styles.actions}>
          {upload.canRetry && (
            <Button aria-label={t('of', { what: t('retry'), name })} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button variant="plain" aria-label={t('of', { what: t('dismiss'), name })} onClick={onCancel}>
            {t('dismiss')}
          </Button>
        </span>
      </li>
    );
  }
  const share = upload.step === 'sending' ? upload.share : 0;
  const isWaiting = upload.step === 'sending' && upload.isWaiting;
  return (
    <li className={styles.sending}>
      <ProgressBar
        label={name}
        value={Math.round(share * 100)}
        max={100}
        text={format.percent(Math.floor(share * 100) / 100)}
      />
      {isWaiting && <p role="status">{t('waiting')}</p>}
      {!isWaiting && share >= 1 && <p role="status">{t('checking')}</p>}
      <Button variant="plain" aria-label={t('of', { what: t('cancel'), name })} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </li>
  );
}
