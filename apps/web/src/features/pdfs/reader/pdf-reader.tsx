import type { CSSProperties } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile } from '#features/pdfs/api.ts';
import { isChunkError } from '#platform/chunks.ts';
import { errorStatus } from '#platform/errors.ts';
import type { OpenPdf } from '#platform/pdf-document.ts';
import { loadPdfJs } from '#platform/pdf-document.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fileParts } from './file-parts.ts';
import { NotShown } from './not-shown.tsx';
import type { OutlineEntry } from './pdf-document.ts';
import { openPdf, outlineOf } from './pdf-document.ts';
import { fittingScale, PdfPages, zoomedFrom } from './pdf-pages.tsx';
import styles from './reader.module.css';
import type { ReaderProps } from './reading-frame.tsx';
import { ReadingFrame } from './reading-frame.tsx';
import { useRoom } from './use-room.ts';
import type { Trouble } from './use-trouble.ts';
import { useZoom } from './use-zoom.ts';
import { useZoomItems, ZoomControls } from './zoom-controls.tsx';

type Opened = { pdf: OpenPdf; outline: readonly OutlineEntry[] };

/** A PDF as it was laid out. */
export function PdfReader(props: ReaderProps) {
  const { t } = useTranslation('pdfs');
  const { path, hasText } = props.text;
  const { opened, isGivenUp, trouble, query } = useOpenPdf(path);
  useOnceBack(query.isError && errorStatus(query.error) === 0, query.refetch);
  const { ref, free, room } = useRoom();
  const [zoom, setZoom] = useZoom();
  const scale = typeof zoom === 'number' ? zoom : opened && room ? fittingScale(zoom, opened.pdf.firstSize, room) : 1;
  const change = (direction: 'in' | 'out') => setZoom(zoomedFrom(scale, direction));
  const zooming = { zoom, scale, onZoom: setZoom, onStep: change };
  const inMenu = useZoomItems(zooming);
  const handleKey = (key: string) => {
    if (key === '+' || key === '=') change('in');
    else if (key === '-') change('out');
    else if (key === '0') setZoom('auto');
    else return false;
    return true;
  };
  return (
    <div ref={ref} className={styles.room} style={{ '--covered': `${room?.beside ?? 0}px` } as CSSProperties}>
      <div ref={free} className={styles.free} />
      <ReadingFrame
        {...props}
        count={opened && room ? opened.pdf.document.numPages : 0}
        hasText={hasText ?? false}
        isShown={!isGivenUp}
        fileTrouble={trouble}
        showsTexts={false}
        outline={opened?.outline ?? []}
        look={{ inBar: <ZoomControls {...zooming} />, inMenu }}
        onKey={handleKey}
      >
        {({ near, onText }) => {
          if (query.isError) return <LoadFailed title={t('reader.failed')} query={query} />;
          if (isGivenUp) return <NotShown text={props.text} />;
          if (!opened || !room) return <Skeleton shape="card" label={t('reader.loading')} />;
          return <PdfPages {...{ pdf: opened.pdf, scale, near, trouble, onText }} />;
        }}
      </ReadingFrame>
    </div>
  );
}

/** Opens the file, and closes it when the page is left. */
function useOpenPdf(path: string) {
  const file = useFile(path);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { data } = file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    if (!data) {
      // The program and the file's address are fetched side by side; if it fails, opening will say so.
      loadPdfJs().catch(() => undefined);
      return;
    }
    const closing = new AbortController();
    const { signal } = closing;
    const parts = fileParts(path, data, (kind) => {
      if (!signal.aborted) setTrouble(kind && { kind, at: Date.now(), retry: parts.retry });
    });
    const close = () => {
      closing.abort();
      parts.close();
      setOpened(null);
      setTrouble(null);
    };
    const handleGivenUp = () => {
      close();
      setGivenUp(true);
    };
    const fail = (error: unknown) => {
      if (!signal.aborted) setFailure(error);
    };
    const open = async () => {
      const pdf = await openPdf(parts, { signal, onGivenUp: handleGivenUp, onFailure: fail });
      if (signal.aborted) return;
      setOpened({ pdf, outline: [] });
      const outline = await outlineOf(pdf.document);
      if (!signal.aborted && outline.length > 0) setOpened({ pdf, outline });
    };
    setFailure(null);
    setGivenUp(false);
    open().catch(fail);
    return close;
  }, [path, data, attempt]);
  // Code that can't be fetched is the app's own trouble, as with any page.
  if (isChunkError(failure)) throw failure;
  const query = {
    isError: file.isError || failure !== null,
    error: file.error ?? failure,
    isFetching: file.isFetching,
    refetch: () => {
      setAttempt((count) => count + 1);
      return file.refetch();
    },
  };
  return { opened, isGivenUp, trouble, query };
}
