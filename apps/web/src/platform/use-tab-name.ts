import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Names the browser's tab after what the page shows, such as a text, where its route only knows the kind. The page's
 * own name comes back when that leaves the screen.
 */
export function useTabName(name: string): void {
  const { t } = useTranslation('app');
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const product = t('product');
  const named = t('titles.pattern', { title: name, product });
  const plain = ofRoute ? t('titles.pattern', { title: t(`titles.${ofRoute}`), product }) : product;
  useEffect(() => {
    document.title = named;
    return () => {
      // The page after it may have named the tab already, and a running clock stands in front of the name.
      document.title = document.title.replace(named, () => plain);
    };
  }, [named, plain]);
}
