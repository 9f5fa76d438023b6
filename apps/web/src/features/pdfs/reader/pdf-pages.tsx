import { useCallback, useState } from 'react';
import type { OpenPdf, PageSize } from '#platform/pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import type { Room } from './use-room.ts';
import type { Trouble } from './use-trouble.ts';

type PdfPagesProps = {
  pdf: OpenPdf;
  scale: number;
  near: ReadonlySet<number>;
  /** What keeps parts of the file from coming. */
  trouble: Trouble | null;
  onText: (page: number, layer: HTMLElement | null) => void;
};

/** All pages of a PDF, one below the other; those far from the screen are empty sheets of the right size. */
export function PdfPages({ pdf, scale, near, trouble, onText }: PdfPagesProps) {
  const { firstSize } = pdf;
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  // The same function for good: another one would draw every page anew.
  const handleSize = useCallback(
    (page: number, size: PageSize) =>
      setSizes((known) => {
        const before = known.get(page) ?? firstSize;
        const isSame = before.width === size.width && before.height === size.height;
        return isSame ? known : new Map(known).set(page, size);
      }),
    [firstSize],
  );
  return Array.from({ length: pdf.document.numPages }, (_, at) => {
    const page = at + 1;
    return (
      <PdfPage
        key={page}
        pdf={pdf}
        page={page}
        size={sizes.get(page) ?? firstSize}
        scale={scale}
        isNear={near.has(page)}
        trouble={near.has(page) ? trouble : null}
        onSize={handleSize}
        onText={onText}
      />
    );
  });
}

export const fits = ['auto', 'width', 'page'] as const;

/** How pages fill the room they have: `auto` makes them no larger than is good to read, beside the sheet. */
export type Fit = (typeof fits)[number];

const readableMax = 1.25;

export function fittingScale(fit: Fit, { width, height }: PageSize, room: Room): number {
  const byWidth = room.width / width;
  if (fit === 'auto') return Math.min((room.width - room.beside) / width, readableMax);
  return fit === 'width' ? byWidth : Math.min(byWidth, room.height / height);
}

export const zoomSteps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The next larger or smaller step from a scale; the same at the end. */
export function zoomedFrom(scale: number, direction: 'in' | 'out'): number {
  const slack = 0.01;
  const next =
    direction === 'in'
      ? zoomSteps.find((step) => step > scale + slack)
      : zoomSteps.findLast((step) => step < scale - slack);
  return next ?? scale;
}
