import { useQuery } from '@tanstack/react-query';
import type { HandInFile } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '#platform/post-form.ts';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { fileUrl } from './file-access.ts';
import { FileLink } from './file-link.tsx';
import styles from './hand-in.module.css';
import { PdfSheets } from './pdf-sheets.tsx';

/** A file in place: the pages of a PDF, or a text. A Word document can only be downloaded. */
export function ShownFile({ file }: { file: HandInFile }) {
  const { t } = useTranslation('assignments-hand-in');
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <FileLink file={file}>{t('download')}</FileLink>
      </div>
      {file.kind === 'pdf' && <PdfSheets key={file.id} fileId={file.id} />}
      {file.kind === 'txt' && <PlainText key={file.id} fileId={file.id} />}
      {(file.kind === 'doc' || file.kind === 'docx') && <p>{t('word-file')}</p>}
    </div>
  );
}

function PlainText({ fileId }: { fileId: string }) {
  const { t } = useTranslation('assignments-hand-in');
  const query = useQuery({
    queryKey: ['hand-in-text', fileId],
    queryFn: () => readText(fileId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data === undefined) {
    return <NotLoaded query={query} failed={t('file-failed')} loading={t('file-loading')} shape="row" count={4} />;
  }
  return <p className={styles.written}>{query.data}</p>;
}

/** The server's answer names the encoding. */
async function readText(fileId: string): Promise<string> {
  const answer = await fetch(await fileUrl(fileId));
  if (!answer.ok) throw await refusalOf(answer);
  const [, charset = 'utf-8'] = /charset=([\w-]+)/.exec(answer.headers.get('content-type') ?? '') ?? [];
  return new TextDecoder(charset).decode(await answer.arrayBuffer());
}
