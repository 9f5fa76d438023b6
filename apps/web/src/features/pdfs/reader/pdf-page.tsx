import type { CSSProperties } from 'react';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPdf, PageSize } from '#platform/pdf-document.ts';
import { drawPage, sizeOf } from '#platform/pdf-document.ts';
import { ComingPage } from './page-coming.tsx';
import styles from './pages.module.css';
import type { Trouble } from './use-trouble.ts';

export type PdfPageProps = {
  pdf: OpenPdf;
  page: number;
  /** At scale 1; until the page was looked at, that of the first page. */
  size: PageSize;
  scale: number;
  /** Only pages near the screen are drawn, so that memory stays the same however long the text is. */
  isNear: boolean;
  /** What keeps parts of the file from coming; null for a page far from the screen. */
  trouble: Trouble | null;
  onSize: (page: number, size: PageSize) => void;
  /** The page's text is laid out, or gone again. */
  onText: (page: number, layer: HTMLElement | null) => void;
};

/** One page as it was laid out: a picture with its text over it. Only its own changes draw it anew: there may be hundreds. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, page, size, scale, isNear, trouble, onSize, onText } = props;
  const { t } = useTranslation('pdfs');
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isLaidOut, setLaidOut] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const told = useEffectEvent(onText);
  const sized = useEffectEvent(onSize);

  useEffect(() => {
    const parts = { canvas: canvas.current, text: layer.current };
    if (!isNear || !parts.canvas || !parts.text) return;
    const target = { canvas: parts.canvas, text: parts.text };
    let drawn: ReturnType<typeof drawPage> | undefined;
    let isOver = false;
    const wanted = pdf.limit.begin();
    const draw = async () => {
      const found = await pdf.document.getPage(page);
      if (isOver) return;
      sized(page, sizeOf(found));
      drawn = drawPage(pdf.library, found, target, scale);
      // A word can be looked up while the picture is still being drawn.
      const { text, picture } = drawn;
      await Promise.all([
        picture.then(() => isOver || setDrawn(true)),
        text.then(() => isOver || handleLaidOut(target.text)),
      ]);
    };
    const handleLaidOut = (text: HTMLElement) => {
      told(page, text);
      setLaidOut(true);
    };
    setFailed(false);
    draw()
      .catch(() => isOver || setFailed(true))
      .finally(wanted.done);
    return () => {
      isOver = true;
      wanted.drop();
      drawn?.release();
      told(page, null);
      setLaidOut(false);
      setDrawn(false);
    };
  }, [pdf, page, scale, isNear]);

  const style = {
    '--page-width': `${size.width * scale}px`,
    '--page-ratio': `${size.width} / ${size.height}`,
    '--total-scale-factor': `${(scale * 96) / 72}`,
  } as CSSProperties;
  return (
    <section
      className={styles.page}
      data-page={page}
      style={style}
      aria-label={t('reader.page', { page })}
      aria-busy={isNear && !isLaidOut && !hasFailed}
    >
      <h2 className={styles.pageName}>{t('reader.page', { page })}</h2>
      {/* Not kept for later: even an empty canvas keeps 100 KB of the letters that were drawn in it. */}
      {isNear && (
        <>
          <canvas ref={canvas} className={styles.canvas} />
          <div ref={layer} className={styles.text} lang="en" />
        </>
      )}
      {isNear && !isDrawn && !hasFailed && <ComingPage page={page} trouble={trouble} isBegun={isLaidOut} />}
      {hasFailed && <p className={styles.failed}>{t('reader.page-failed', { page })}</p>}
    </section>
  );
});
