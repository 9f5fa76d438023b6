import { paths } from '@wordgrove/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError, reloadOnce } from '#platform/chunks.ts';
import { clearAllStorage } from '#platform/storage.ts';
import { Button } from '#ui/button.tsx';
import { FullPageLoading } from '#ui/full-page-loading.tsx';
import { DryLeaf } from '#ui/pictures/dry-leaf.tsx';
import { PlainScreen } from './plain-screen.tsx';

export type ErrorScreenProps = { error: unknown };

function clearAndRestart(): void {
  clearAllStorage();
  window.location.assign(paths.landing);
}

/**
 * For an error that nobody foresaw. A piece of the app that is gone after an update reloads the page first, once.
 */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { t } = useTranslation('app');
  const [isReloading, setReloading] = useState(isChunkError(error));

  useEffect(() => {
    if (isChunkError(error) && !reloadOnce()) setReloading(false);
  }, [error]);

  if (isReloading) return <FullPageLoading text={t('loading.page')} />;
  return (
    <PlainScreen
      title={t('error.title')}
      picture={<DryLeaf />}
      actions={
        <>
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('error.refresh')}
          </Button>
          <Button onClick={clearAndRestart}>{t('error.restart')}</Button>
        </>
      }
    >
      <p>{t('error.text')}</p>
      {error instanceof Error && error.message && (
        <details>
          <summary>{t('error.details')}</summary>
          <p>{error.message}</p>
        </details>
      )}
    </PlainScreen>
  );
}
