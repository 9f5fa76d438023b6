import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const OwnTexts = lazyPart(
  () => import('#features/pdfs/teacher/own/own-texts-page.tsx'),
  'OwnTextsPage',
  'pdfs-teacher',
  'pdfs-files',
);
const Library = lazyPart(() => import('#features/pdfs/library/library-page.tsx'), 'LibraryPage', 'pdfs', 'pdfs-files');

/** What a teacher gives to read, or what a student can read. */
export function PdfsScreen() {
  const { role } = useSession();
  return role === 'teacher' ? <OwnTexts /> : <Library />;
}

const Text = lazyPart(
  () => import('#features/pdfs/teacher/text/text-page.tsx'),
  'TextPage',
  'pdfs-teacher',
  'pdfs-files',
);
const Reader = lazyPart(() => import('#features/pdfs/reader/reader-page.tsx'), 'ReaderPage', 'pdfs', 'pdfs-files');

const ReadingHomework = lazyPart(
  () => import('#features/assignments/kinds/reading/reading-homework.tsx'),
  'ReadingHomework',
  'assignments',
);

const HomeworkLinks = lazyPart(
  () => import('#features/assignments/kinds/reading/reading-homework.tsx'),
  'HomeworkLinks',
  'assignments',
);

/** Above the pages: what the text is being read for. It mustn't hold up the text itself. */
function Homework({ pdfId }: { pdfId: string }) {
  return (
    <Suspense fallback={null}>
      <ReadingHomework pdfId={pdfId} />
    </Suspense>
  );
}

/** Below a finished text: back to what it was read for. */
function ToHomework({ pdfId }: { pdfId: string }) {
  return (
    <Suspense fallback={null}>
      <HomeworkLinks pdfId={pdfId} />
    </Suspense>
  );
}

/** A text: for its teacher what the class knows of it, for students the text itself. */
export function PdfScreen() {
  const { pdfId = '' } = useParams({ strict: false });
  const { role } = useSession();
  return role === 'teacher' ? <Text key={pdfId} id={pdfId} /> : <StudentReader pdfId={pdfId} />;
}

function StudentReader({ pdfId }: { pdfId: string }) {
  return (
    <Reader key={pdfId} id={pdfId} homework={<Homework pdfId={pdfId} />} toHomework={<ToHomework pdfId={pdfId} />} />
  );
}

/** A text to read, whoever reads it. */
export function ReaderScreen() {
  const { pdfId = '' } = useParams({ strict: false });
  const { role } = useSession();
  return role === 'student' ? <StudentReader pdfId={pdfId} /> : <Reader key={pdfId} id={pdfId} homework={null} />;
}
