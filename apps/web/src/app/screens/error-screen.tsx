import { paths } from '@wordgrove/contract/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError, reloadOnce } from '#platform/chunks.ts';
import { isServerThere, whenServerIsBack } from '#platform/server-reach.ts';
import { clearAllStorage } from '#platform/storage.ts';
import { Button } from '#ui/button.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { Puzzled } from '#ui/pictures/puzzled.tsx';
import { FullPageLoading } from '#ui/spinner.tsx';
import styles from './plain-screen.module.css';
import { PlainScreen } from './plain-screen.tsx';

function clearAndRestart(): void {
  clearAllStorage();
  window.location.assign(paths.landing);
}

/** For an error that nobody foresaw, and for a page that couldn't be fetched. */
export function ErrorScreen({ error }: { error: unknown }) {
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
      picture={<Puzzled />}
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

/** The error screen for when nothing of the app's frame is left around it. */
export function BareErrorScreen({ error }: { error: unknown }) {
  return (
    <main className={styles.bare}>
      <ErrorScreen error={error} />
    </main>
  );
}

/** `none` leaves it to the reader: there is nothing to do automatically, or it was tried. */
type ChunkRecovery = 'reloading' | 'unreachable' | 'none';

/**
 * Recovers from a page that couldn't be fetched: after an update, a reload brings the new page; while the server can't
 * be reached, the reload waits for it.
 */
function useChunkRecovery(error: unknown): ChunkRecovery {
  const [recovery, setRecovery] = useState<ChunkRecovery>(isChunkError(error) ? 'reloading' : 'none');

  useEffect(() => {
    if (!isChunkError(error)) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void isServerThere().then((isThere) => {
      if (isGone) return;
      if (isThere) {
        if (!reloadOnce()) setRecovery('none');
        return;
      }
      setRecovery('unreachable');
      stop = whenServerIsBack(() => window.location.reload());
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [error]);

  return recovery;
}
