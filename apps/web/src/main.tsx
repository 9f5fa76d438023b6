import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppBoundary, Providers } from '#app/providers.tsx';
import { router } from '#app/router.tsx';
import { BareErrorScreen } from '#app/screens/error-screen.tsx';
import { prepareCalls, queryClient } from '#platform/api.ts';
import { startColorScheme } from '#platform/color-scheme.ts';
import { startI18n } from '#platform/i18n.ts';
import { sessionQuery, takePageSession } from '#platform/session-query.ts';
import { whenIdle } from '#platform/when-idle.ts';

/**
 * Renders the app once its first page and the texts have loaded: until then the page that the server sent stays on the
 * screen, so that nothing flashes. The session is written into the page; otherwise it is fetched in parallel and never
 * waited for.
 */
async function start(container: HTMLElement): Promise<void> {
  const session = takePageSession();
  startColorScheme(session?.profile?.colorScheme);
  // A guest's first page makes no call.
  if (session?.user) void prepareCalls();
  void queryClient.prefetchQuery(sessionQuery);
  const app = createRoot(container);
  try {
    await startI18n(session?.profile?.language);
    await router.load();
    app.render(
      <StrictMode>
        <Providers>
          <AppBoundary>
            <RouterProvider router={router} />
          </AppBoundary>
        </Providers>
      </StrictMode>,
    );
    whenIdle(() => void prepareCalls());
  } catch (error) {
    app.render(<BareErrorScreen error={error} />);
  }
}

const container = document.getElementById('root');
if (container) void start(container);
