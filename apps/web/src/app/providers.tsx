import '#ui/base.css';
import '#ui/tokens.css';
import '#ui/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Component, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#platform/api.ts';
import { applyScheme, useColorScheme } from '#platform/color-scheme.ts';
import { Toaster } from '#ui/toaster.tsx';
import { BareErrorScreen } from './screens/error-screen.tsx';

/** What surrounds the whole app: the kit's styles, the query cache, the toaster. */
export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  const { shown } = useColorScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another scheme is to be shown.
  useLayoutEffect(applyScheme, [shown]);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster closeText={t('close')} />
    </QueryClientProvider>
  );
}

type BoundaryState = { error: unknown; hasFailed: boolean };

/** The last safety net, below the router: an error that reaches it shows the error screen instead of an empty page. */
export class AppBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BareErrorScreen error={this.state.error} /> : this.props.children;
  }
}
