import { IconDownload } from '@tabler/icons-react';
import { paths } from '@wordgrove/contract/paths';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** In place of the pages of a text whose file is there, but can't be shown. */
export function NotShown({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  const download = useDownload(text);
  return (
    <div role="alert">
      <EmptyState
        title={t('reader.not-shown.title')}
        text={t('reader.not-shown.text')}
        action={
          <>
            <Button variant="primary" loading={download.isPending} onClick={download.start}>
              <IconDownload size="1.125rem" aria-hidden="true" />
              {t('download')}
            </Button>
            <ButtonLink variant="plain" to={paths.pdfs}>
              {t('reader.to-library')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
