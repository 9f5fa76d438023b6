import { useTranslation } from 'react-i18next';
import { FullPageLoading } from '#ui/full-page-loading.tsx';

/** Shown while a page's code and texts load. */
export function LoadingPage() {
  const { t } = useTranslation('app');
  return <FullPageLoading text={t('loading.page')} />;
}
