import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { DownloadInstead } from './download-only.tsx';

/** In place of the pages of a text whose file is there, but can't be shown. */
export function NotShown({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  return (
    <div role="alert">
      <EmptyState
        title={t('reader.not-shown.title')}
        text={t('reader.not-shown.text')}
        action={<DownloadInstead text={text} />}
      />
    </div>
  );
}
