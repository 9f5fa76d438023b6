import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountLimits } from '@wordgrove/contract/account-limits';
import type { Session, SignedInUser } from '@wordgrove/contract/auth';
import type { Path } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileChoices } from '#features/profiles/choices.ts';
import { queryClient } from '#platform/api.ts';
import { loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import { deriveSession } from '#platform/session.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { endSession, forgetErrands } from '#platform/sign-out.ts';
import {
  answersKey,
  draftsKey,
  newCardsKey,
  placesKey,
  readingKey,
  readStored,
  registrationKey,
  removeStored,
  savedWordsKey,
  storedUnder,
  writeInTab,
  writeStored,
} from '#platform/storage.ts';
import type { SessionPort } from '#platform/use-session.ts';
import { SessionContext } from '#platform/use-session.ts';
import { useToast } from '#ui/use-toast.ts';
import { useLive, useLiveStatus } from './live.ts';

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

  useForgottenRegistration(query.data);
  useProfileChoices(view.profile);
  useDeletionUndone(view.user);
  useLive(view.user?.uid ?? null);
  const personId = view.user?.uid ?? null;
  useInsideErrors(personId);
  const studentId = view.role === 'student' ? personId : null;
  useUnsent(studentId, answersKey, sendAnswers);
  useUnsent(studentId, readingKey, sendReports);
  useUnsent(personId, placesKey, sendPlaces);
  useUnsent(personId, newCardsKey, sendCards);
  useUnsent(personId, savedWordsKey, sendWords);
  useUnsent(personId, draftsKey, sendDrafts);

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

/** What was typed into a registration isn't shown to who signs in in this tab, or comes after a session. */
function useForgottenRegistration(session: Session | undefined): void {
  const last = useRef<string | null>(undefined);
  const uid = session && (session.user?.uid ?? null);
  useEffect(() => {
    if (uid === undefined) return;
    if (last.current !== undefined && last.current !== uid) writeInTab(registrationKey, null);
    last.current = uid;
  }, [uid]);
}

/** What waited may also be refused on a page for everybody, which doesn't come with these errors. */
function useInsideErrors(personId: string | null): void {
  useEffect(() => {
    if (personId) loadNamespaces('errors-inside').catch(() => undefined);
  }, [personId]);
}

const nothingSeen: { uid: string | null; stamp: number; fetches: number } = { uid: null, stamp: 0, fetches: 0 };

/**
 * Refetches a signed-in person's missing profile, a second apart, up to the limit. Registration writes account and
 * profile together, but an older copy of either may answer first.
 */
function useMissingProfileRetries(query: UseQueryResult<Session>): { fetches: number; startOver: () => void } {
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const [seen, setSeen] = useState(nothingSeen);
  const uid = data?.user && !data.profile ? data.user.uid : null;
  const stamp = Math.max(dataUpdatedAt, errorUpdatedAt);

  if (seen.uid !== uid || (uid && seen.stamp !== stamp)) {
    setSeen({ uid, stamp, fetches: uid === seen.uid ? seen.fetches + 1 : Number(uid !== null) });
  }

  useEffect(() => {
    if (!uid || seen.fetches === 0 || seen.fetches >= accountLimits.profileFetchAttempts) return;
    const timer = setTimeout(() => void refetch(), accountLimits.profileFetchDelayMs);
    return () => clearTimeout(timer);
  }, [uid, seen.fetches, refetch]);

  return { fetches: seen.fetches, startOver: () => setSeen((now) => ({ ...now, fetches: 0 })) };
}

const welcomedKey = 'wordgrove-welcomed-back';

/** Tells somebody who signed in again in time that the account is kept. */
function useDeletionUndone(user: SignedInUser | null): void {
  const { t } = useTranslation('app');
  const toast = useToast();
  const isUndone = user?.deletionUndone ?? false;
  const text = t('deletion-undone');
  const uid = user?.uid;
  useEffect(() => {
    if (uid === undefined) return;
    // The session says so as long as it lasts, but it is announced once.
    if (!isUndone) removeStored(welcomedKey);
    else if (readStored(welcomedKey) !== uid) {
      writeStored(welcomedKey, uid);
      toast(text, 'success');
    }
  }, [uid, isUndone, text, toast]);
}

/** Sends what an earlier page couldn't, wherever its person starts now; its own screen sends it too. */
function useUnsent(personId: string | null, prefixOf: (personId: string) => string, send: Send): void {
  useEffect(() => {
    if (personId && storedUnder(prefixOf(personId)).length > 0) send(personId).catch(() => undefined);
  }, [personId, prefixOf, send]);
}

type Send = (personId: string) => Promise<unknown>;

/** @param load the bare import, as `loadChunk` needs it */
const sender =
  <Module,>(
    name: string,
    load: () => Promise<Module>,
    outboxesOf: (module: Module) => (personId: string) => { flush: () => Promise<boolean> },
  ): Send =>
  async (personId) =>
    outboxesOf(await loadChunk(name, load))(personId).flush();

const sendAnswers = sender(
  'outbox',
  () => import('#features/flashcards/review/answer-outbox.ts'),
  ({ outboxOf }) => outboxOf,
);
const sendReports = sender(
  'reports',
  () => import('#features/pdfs/reader/reports.ts'),
  ({ reportsOf }) => reportsOf,
);
const sendPlaces = sender(
  'places',
  () => import('#features/pdfs/reader/places.ts'),
  ({ placesOf }) => placesOf,
);
const sendCards = sender(
  'kept cards',
  () => import('#features/flashcards/add/cards-outbox.ts'),
  ({ keptCardsOf }) => keptCardsOf,
);
const sendDrafts = sender(
  'drafts',
  () => import('#features/assignments/kinds/hand-in/drafts.ts'),
  ({ draftsOf }) => draftsOf,
);
const sendWords = sender(
  'kept words',
  () => import('#features/dictionary/words-outbox.ts'),
  ({ keptWordsOf }) => keptWordsOf,
);
