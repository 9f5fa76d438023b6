import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFile, useOpenText } from '#features/pdfs/api.ts';
import { errorStatus } from '#platform/errors.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { useSession } from '#platform/use-session.ts';
import { useTabName } from '#platform/use-tab-name.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DownloadOnly } from './download-only.tsx';
import { PdfReader } from './pdf-reader.tsx';
import type { ReaderProps } from './reading-frame.tsx';
import { TextGone } from './text-gone.tsx';
import { TextReader } from './text-reader.tsx';

type ReaderPageProps = {
  id: string;
  /** Says what the text is being read for; nothing where it is read freely. */
  homework: ReactNode;
  /** Leads back to that at the end of the text. */
  toHomework?: ReactNode;
};

/** A text to read, at the place where it was left or where a link leads. */
export function ReaderPage({ id, homework, toHomework }: ReaderPageProps) {
  const { t } = useTranslation(['pdfs', 'app']);
  const opened = useOpenText(id);
  // A PDF is read from its file, which needn't wait for the rest.
  useFile(`pdfs/${id}`);
  useOnceBack(opened.isError && errorStatus(opened.error) === 0, opened.refetch);
  // Also of a text that was open, when it is asked for again.
  if (errorStatus(opened.error) === 404 || errorStatus(opened.error) === 400)
    return <TextGone wasOpen={opened.data !== undefined} />;
  const handleGone = () => void opened.refetch();
  if (opened.data) return <OpenText text={opened.data} {...{ homework, toHomework }} onGone={handleGone} />;
  if (!opened.isError) return <Skeleton shape="card" label={t('reader.loading')} />;
  return <LoadFailed title={t('reader.failed')} query={opened} />;
}

const firstPlace = { page: 1, offset: 0 };

type OpenTextProps = Pick<ReaderProps, 'text' | 'homework' | 'toHomework' | 'onGone'>;

function OpenText({ text, homework, toHomework, onGone }: OpenTextProps) {
  useTabName(text.title);
  const { user, role } = useSession();
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const linked = Number(search.page);
  const isLinked = Number.isInteger(linked) && linked > 0 && linked <= (text.pages ?? Number.POSITIVE_INFINITY);
  const found = typeof search.find === 'string' ? search.find : '';
  const props = {
    text,
    homework,
    toHomework,
    onGone,
    studentId: role === 'student' ? (user?.uid ?? null) : null,
    start: { ...(isLinked ? { page: linked, offset: 0 } : (text.progress.place ?? firstPlace)), isChosen: isLinked },
    /** What a link to the text is about: marked, and scrolled to. */
    linked: isLinked ? found : '',
  };
  // A link to another spot of the same text starts anew.
  const key = `${text.id} ${isLinked ? `${linked} ${found}` : ''}`;
  if (text.kind === 'pdf') return <PdfReader key={key} {...props} />;
  if (text.kind === 'txt') return <TextReader key={key} {...props} />;
  return <DownloadOnly text={text} />;
}
