import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { queryClient } from '#platform/api.ts';
import { useLiveStatus } from '#platform/live-status.ts';
import { deriveSession } from '#platform/session.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { endSession, forgetErrands } from '#platform/sign-out.ts';
import type { SessionPort } from '#platform/use-session.ts';
import { SessionContext } from '#platform/use-session.ts';
import { useDeletionUndone } from './use-deletion-undone.ts';
import { useLive } from './use-live.ts';
import { useMissingProfileRetries } from './use-missing-profile-retries.ts';
import { useProfileChoices } from './use-profile-choices.ts';
import { useWaitingAnswers } from './use-waiting-answers.ts';

/** Tells everything below who is signed in. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const query = useQuery(sessionQuery);
  const live = useLiveStatus();
  const missing = useMissingProfileRetries(query);
  const [isLeaving, setIsLeaving] = useState(false);

  const view = deriveSession({
    session: isLeaving ? undefined : query.data,
    hasFailed: query.isError && !isLeaving,
    fetchesWithoutProfile: missing.fetches,
    hasLostLive: live.hasLost,
  });

  useProfileChoices(view.profile);
  useDeletionUndone(view.user);
  useLive(view.user?.uid ?? null);
  useWaitingAnswers(view.role === 'student' ? (view.user?.uid ?? null) : null);

  // While somebody signs out it isn't known who is here; a guard would send a signed-out visitor to the login page.
  const leave = async (to: Path = paths.landing) => {
    setIsLeaving(true);
    try {
      await router.navigate({ to, replace: true });
      forgetErrands();
      queryClient.clear();
      queryClient.setQueryData(sessionQuery.queryKey, { user: null, profile: null });
    } finally {
      setIsLeaving(false);
    }
  };

  const signOut = async (to?: Path) => {
    await endSession();
    await leave(to);
  };

  const retry = () => {
    missing.startOver();
    live.retry();
    void query.refetch();
  };

  const session: SessionPort = { ...view, retry, signOut, leave };
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}
