import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#platform/api.ts';
import { useColorScheme } from '#platform/color-scheme.ts';
import { KitProvider } from '#ui/kit-provider.tsx';
import { Toaster } from '#ui/toaster.tsx';

/** What the whole app stands in: the kit in the reader's colours, the cache of answers, the place for messages. */
export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const { shown } = useColorScheme();
  return (
    <KitProvider scheme={shown}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster closeText={t('close')} />
      </QueryClientProvider>
    </KitProvider>
  );
}
