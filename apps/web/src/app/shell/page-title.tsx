import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's tab and history. */
export function PageTitle({ text }: { text: string }) {
  const { t } = useTranslation('app');
  const title = text === t('product') ? text : t('titles.pattern', { title: text, product: t('product') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
