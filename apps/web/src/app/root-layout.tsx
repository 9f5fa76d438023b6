import { Outlet, useChildMatches, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import { WordPanelContext } from '#platform/word-panel.ts';
import { lazyPart, PartFailed } from '#ui/lazy-part.tsx';
import { FullPageLoading } from '#ui/spinner.tsx';
import { DashboardParts } from './dashboards/dashboard-query.tsx';
import { Guard } from './guards/guard.tsx';
import { SessionProvider } from './session-provider.tsx';
import { PageTitle } from './shell/page-title.tsx';
import { Shell } from './shell/shell.tsx';

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
            <Suspense fallback={<LoadingPage />}>
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

/** Shown while a page's code and texts load. */
export function LoadingPage() {
  const { t } = useTranslation('app');
  return <FullPageLoading text={t('loading.page')} />;
}

type PanelParts = typeof import('./word-panel-parts.tsx');

let parts: PanelParts | undefined;

async function loadParts(): Promise<Pick<PanelParts, 'WordPanelParts'>> {
  parts = await import('./word-panel-parts.tsx');
  return parts;
}

const WordPanel = lazyPart(loadParts, 'WordPanelParts', 'dictionary');

/** Pages beside which the panel opens have its code already; a guest's first page doesn't need it. */
const Sheet = lazyPart(() => import('#ui/side-sheet.tsx'), 'SideSheet');

/** Resolves to whether the panel can be opened. */
async function prepare(word?: string): Promise<boolean> {
  const isThere = await WordPanel.prepare();
  await parts?.prepareParts(word);
  return isThere;
}

/** Lets every screen below open the dictionary's panel, whose code is loaded when it is first opened. */
function WordPanelHost({ children }: { children: ReactNode }) {
  const { open, close, subject, ...panel } = useDialogSubject<WordPanelRequest>();
  const [missed, setMissed] = useState<WordPanelRequest | null>(null);
  const { pathname } = useLocation();
  const { t } = useTranslation('app');
  // biome-ignore lint/correctness/useExhaustiveDependencies: they only set state, so the first ones do as well as any
  const port = useMemo(() => {
    // Closing it stops an opening that still waits.
    let turn = 0;
    return {
      open: async (request: WordPanelRequest) => {
        turn += 1;
        const mine = turn;
        const isThere = await prepare(request.word);
        if (mine !== turn) return;
        setMissed(isThere ? null : request);
        if (isThere) open(request);
        else close();
      },
      close: () => {
        turn += 1;
        setMissed(null);
        close();
      },
      prepare,
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: beside a text it leaves the page usable, links included
  useEffect(() => port.close, [pathname]);
  return (
    <WordPanelContext.Provider value={port}>
      {children}
      {subject && (
        <Suspense fallback={null}>
          <WordPanel subject={subject} isOpen={panel.isOpen} opening={panel.opening} onClose={port.close} />
        </Suspense>
      )}
      {missed && (
        <Suspense fallback={null}>
          <Sheet title={<span lang="en">{missed.word}</span>} closeText={t('close')} onClose={port.close}>
            <PartFailed onRetry={() => void port.open(missed)} />
          </Sheet>
        </Suspense>
      )}
    </WordPanelContext.Provider>
  );
}
