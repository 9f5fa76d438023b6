import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useStorage } from './api.ts';

/** From this share on it is time to see what can be deleted. */
const nearlyFull = 0.8;

/** How much storage somebody uses, out of how much they may. */
export function StorageBar() {
  const { t } = useTranslation('profiles');
  const { megabytes } = useFormat();
  const { data } = useStorage();
  if (!data) return null;
  const { usedBytes, allowedBytes } = data;
  return (
    <ProgressBar
      label={t('my-data.storage')}
      value={usedBytes}
      max={allowedBytes}
      text={t('my-data.storage-of', { used: megabytes(usedBytes), allowed: megabytes(allowedBytes) })}
      tone={usedBytes < nearlyFull * allowedBytes ? 'green' : 'yellow'}
    />
  );
}
