import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPdf } from '#platform/pdf-document.ts';
import { drawPage, openWholePdf, sizeOf } from '#platform/pdf-document.ts';
import { refusalOf } from '#platform/post-form.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fileUrl } from './file-access.ts';
import styles from './pdf-sheets.module.css';

/** How far off the screen a page is drawn. */
const ahead = '100% 0px';

/** The pages of a handed-in PDF, one below the other. */
export function PdfSheets({ fileId }: { fileId: string }) {
  const { t } = useTranslation('assignments-hand-in');
  const query = useQuery({
    queryKey: ['hand-in-pdf', fileId],
    queryFn: () => readFile(fileId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { opened, failure } = useOpened(query.data);
  if (query.isError) return <LoadFailed title={t('file-failed')} query={query} />;
  if (failure) return <p role="alert">{t('unreadable')}</p>;
  if (!opened) return <Skeleton shape="card" label={t('file-loading')} />;
  return (
    <div className={styles.sheets}>
      {Array.from({ length: opened.document.numPages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never change
        <Sheet key={at} pdf={opened} page={at + 1} />
      ))}
    </div>
  );
}

async function readFile(fileId: string): Promise<Blob> {
  const answer = await fetch(await fileUrl(fileId));
  if (!answer.ok) throw await refusalOf(answer);
  return answer.blob();
}

function useOpened(file: Blob | undefined): { opened: OpenPdf | null; failure: boolean } {
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const [failure, setFailure] = useState(false);
  useEffect(() => {
    if (!file) return;
    const closing = new AbortController();
    const { signal } = closing;
    const open = async () => {
      const data = new Uint8Array(await file.arrayBuffer());
      const pdf = await openWholePdf(data, { signal, onGivenUp: () => setFailure(true) });
      if (!signal.aborted) setOpened(pdf);
    };
    setFailure(false);
    open().catch(() => {
      if (!signal.aborted) setFailure(true);
    });
    return () => {
      closing.abort();
      setOpened(null);
    };
  }, [file]);
  return { opened, failure };
}

type SheetProps = { pdf: OpenPdf; page: number };

/** One page. It is drawn when it comes near, and its memory is freed when it is far away again. */
function Sheet({ pdf, page }: SheetProps) {
  const { t } = useTranslation('assignments-hand-in');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState(pdf.firstSize);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: ahead });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const [target, room] = [canvas.current, box.current];
    if (!isNear || !target || !room) return;
    let isOver = false;
    let drawn: ReturnType<typeof drawPage> | undefined;
    const wanted = pdf.limit.begin();
    const draw = async () => {
      const found = await pdf.document.getPage(page);
      if (isOver) return;
      const own = sizeOf(found);
      setSize(own);
      drawn = drawPage(pdf.library, found, { canvas: target }, room.clientWidth / own.width);
      await drawn.picture;
    };
    // A page that can't be drawn stays white; the file can still be downloaded.
    draw()
      .catch(() => undefined)
      .finally(wanted.done);
    return () => {
      isOver = true;
      wanted.drop();
      drawn?.release();
    };
  }, [pdf, page, isNear]);
  const style = { '--sheet-ratio': `${size.width} / ${size.height}` } as CSSProperties;
  return (
    <div ref={box} className={styles.sheet} style={style}>
      {isNear && <canvas ref={canvas} role="img" aria-label={t('page', { page })} />}
    </div>
  );
}
