import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import type { Session } from '@wordgrove/contract/auth';
import { cleanup, render } from 'vitest-browser-react';
import { Providers } from '#app/providers.tsx';
import { router as appRouter } from '#app/router.tsx';
import type { client } from '#platform/api.ts';
import { queryClient } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';
import type { Asked } from './answers.ts';
import { answer, answerUnlessAnswered } from './answers.ts';
import { boardOf, visitor } from './people.ts';

function enter(session: Session): void {
  queryClient.setQueryData(sessionQuery.queryKey, session);
  answer((calls) => calls.auth.session, session);
  answerUnlessAnswered((calls) => calls.dailyTasks.today, boardOf([]));
  // Asked when there is something to celebrate: their teachers may have that off.
  answerUnlessAnswered((calls) => calls.classes.mine, []);
  answerUnlessAnswered((calls) => calls.auth.waysIn, { providers: [], passkeys: false });
  answerUnlessAnswered((calls) => calls.auth.ownWays, {
    ...{ hasPassword: true, isFresh: false, linked: [], providers: [], passkeys: 0 },
  });
  answerUnlessAnswered((calls) => calls.auth.passkeys, { host: 'localhost', passkeys: [] });
  const working = { status: 'ok', version: '1', database: 'ok', disk: 'ok', mail: 'smtp' } as const;
  answerUnlessAnswered((calls) => calls.health.check, { ...working, baseUrl: null });
  answerUnlessAnswered((calls) => calls.notices.unread, { unread: 0 });
  answerUnlessAnswered((calls) => calls.notices.digest, { isOn: true });
  answerUnlessAnswered((calls) => calls.flashcards.decksWithWord, { deckIds: [] });
}

export type OpenPage = {
  /** The app's current path. */
  path: () => string;
  back: () => void;
};

/** Opens a page of the app with everything around it, as the browser does at an address. */
export async function openPage(path: string, session: Session): Promise<OpenPage> {
  enter(session);
  const router = createRouter({
    ...appRouter.options,
    defaultPreload: false,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  await render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { path: () => router.state.location.href, back: () => router.history.back() };
}

/** Loads the page anew where it is now: nothing of it is left but what the tab keeps. */
export async function reloadPage({ path }: Pick<OpenPage, 'path'>, session: Session): Promise<OpenPage> {
  const address = path();
  await cleanup();
  queryClient.clear();
  return openPage(address, session);
}

/** Signs out: the server forgets the session. */
export function answerSignOut(): Asked<typeof client.auth.signOut> {
  return answer(
    (calls) => calls.auth.signOut,
    () => {
      answer((calls) => calls.auth.session, visitor);
      return { signedOut: true as const };
    },
  );
}
