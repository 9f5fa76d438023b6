import { Outlet, useChildMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FullPageLoading } from '#ui/full-page-loading.tsx';
import { DashboardParts } from './dashboards/student/dashboard-parts.tsx';
import { Guard } from './guards/guard.tsx';
import { SessionProvider } from './session-provider.tsx';
import { PageTitle } from './shell/page-title.tsx';
import { Shell } from './shell/shell.tsx';
import { WordPanelHost } from './word-panel-host.tsx';

/** The frame of every page: who is signed in, the bar on top, and the guard in front of the page itself. */
export function RootLayout() {
  const { t } = useTranslation('app');
  const page = useChildMatches({ select: (matches) => matches.at(-1) });
  const { access = 'everyone', title } = page?.staticData ?? {};
  return (
    <SessionProvider>
      <WordPanelHost>
        <DashboardParts>
          <Shell>
            <Suspense fallback={<FullPageLoading text={t('loading.page')} />}>
              <Guard access={access} pathname={page?.pathname ?? ''} search={page?.search ?? {}}>
                {title && <PageTitle text={t(`titles.${title}`)} />}
                <Outlet />
              </Guard>
            </Suspense>
          </Shell>
        </DashboardParts>
      </WordPanelHost>
    </SessionProvider>
  );
}
