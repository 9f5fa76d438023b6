import { IconDownload } from '@tabler/icons-react';
import { paths } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** A Word document: browsers can't show one. */
export function DownloadOnly({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  return (
    <>
      <PageHeader title={text.title} />
      <Card>
        {text.description && <p>{text.description}</p>}
        <p>{t('reader.word-document', { name: text.fileName, size: format.size(text.bytes) })}</p>
        <DownloadInstead text={text} />
      </Card>
    </>
  );
}

/** What is left to do with a text that can't be shown. */
export function DownloadInstead({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  const download = useDownload(text);
  return (
    <>
      <Button variant="primary" loading={download.isPending} onClick={download.start}>
        <IconDownload size="1.125rem" aria-hidden="true" />
        {t('download')}
      </Button>
      <ButtonLink variant="plain" to={paths.pdfs}>
        {t('reader.to-library')}
      </ButtonLink>
    </>
  );
}
