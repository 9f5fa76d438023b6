import { useParams } from '@tanstack/react-router';
import { ReaderPage } from '#features/pdfs/reader/reader-page.tsx';

/** A text to read. */
export function ReaderScreen() {
  const { pdfId = '' } = useParams({ strict: false });
  return <ReaderPage key={pdfId} id={pdfId} />;
}
