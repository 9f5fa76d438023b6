import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { clearAllStorage } from '#platform/storage.ts';
import { Button } from '#ui/button.tsx';
import { FullPageLoading } from '#ui/full-page-loading.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { DryLeaf } from '#ui/pictures/dry-leaf.tsx';
import { PlainScreen } from './plain-screen.tsx';
import { useChunkRecovery } from './use-chunk-recovery.ts';

export type ErrorScreenProps = { error: unknown };

function clearAndRestart(): void {
  clearAllStorage();
  window.location.assign(paths.landing);
}

/** For an error that nobody foresaw, and for a page that couldn't be fetched. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const { t } = useTranslation('app');
  const recovery = useChunkRecovery(error);

  if (recovery === 'reloading') return <FullPageLoading text={t('loading.page')} />;
  const refresh = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      {t('error.refresh')}
    </Button>
  );
  if (recovery === 'unreachable') {
    return (
      <PlainScreen title={t('unreachable.title')} picture={<CloudOff />} actions={refresh}>
        <p>{t('unreachable.text')}</p>
      </PlainScreen>
    );
  }
  return (
    <PlainScreen
      title={t('error.title')}
      picture={<DryLeaf />}
      actions={
        <>
          {refresh}
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
