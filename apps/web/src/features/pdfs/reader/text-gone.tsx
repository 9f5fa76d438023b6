import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Book } from '#ui/pictures/book.tsx';

/** In place of a text that its reader never had, or that was taken away, perhaps while it was read. */
export function TextGone({ wasOpen }: { wasOpen: boolean }) {
  const { t } = useTranslation('pdfs');
  const back = <ButtonLink to={paths.pdfs}>{t('reader.to-library')}</ButtonLink>;
  return (
    <EmptyState
      picture={<Book />}
      title={t('reader.gone.title')}
      text={t(wasOpen ? 'reader.gone.while-open' : 'reader.gone.text')}
      action={back}
    />
  );
}
