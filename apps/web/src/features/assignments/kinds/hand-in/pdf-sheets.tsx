import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPdf, PageSize } from '#platform/pdf-document.ts';
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
      {Array.from({ length: opened.pdf.document.numPages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never change
        <Sheet key={at} pdf={opened.pdf} page={at + 1} first={opened.first} />
      ))}
    </div>
  );
}

async function readFile(fileId: string): Promise<Blob> {
  const answer = await fetch(await fileUrl(fileId));
  if (!answer.ok) throw await refusalOf(answer);
  return answer.blob();
}

type Opened = { pdf: OpenPdf; first: PageSize };

function useOpened(file: Blob | undefined): { opened: Opened | null; failure: boolean } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState(false);
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    let pdf: OpenPdf | undefined;
    const open = async () => {
      pdf = await openWholePdf(new Uint8Array(await file.arrayBuffer()));
      if (isOver) return pdf.close();
      const first = sizeOf(await pdf.document.getPage(1));
      if (!isOver) setOpened({ pdf, first });
    };
    setFailure(false);
    open().catch(() => {
      if (!isOver) setFailure(true);
    });
    return () => {
      isOver = true;
      pdf?.close();
      setOpened(null);
    };
  }, [file]);
  return { opened, failure };
}

type SheetProps = { pdf: OpenPdf; page: number; first: PageSize };

/** One page. It is drawn when it comes near, and its memory is freed when it is far away again. */
function Sheet({ pdf, page, first }: SheetProps) {
  const { t } = useTranslation('assignments-hand-in');
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [size, setSize] = useState(first);
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
    const draw = async () => {
      const found = await pdf.document.getPage(page);
      if (isOver) return;
      const own = sizeOf(found);
      setSize(own);
      drawn = drawPage(pdf.library, found, { canvas: target }, room.clientWidth / own.width);
      await drawn.picture;
    };
    // A page that can't be drawn stays white; the file can still be downloaded.
    draw().catch(() => undefined);
    return () => {
      isOver = true;
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
