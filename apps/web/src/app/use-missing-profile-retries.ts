import type { UseQueryResult } from '@tanstack/react-query';
import type { Session } from '@wordgrove/contract/auth';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useState } from 'react';

const nothingSeen: { uid: string | null; stamp: number; fetches: number } = { uid: null, stamp: 0, fetches: 0 };

/**
 * Refetches a signed-in person's missing profile, a second apart, up to the limit. Registration writes account and
 * profile together, but an older copy of either may answer first.
 */
export function useMissingProfileRetries(query: UseQueryResult<Session>): { fetches: number; startOver: () => void } {
  const { data, dataUpdatedAt, errorUpdatedAt, refetch } = query;
  const [seen, setSeen] = useState(nothingSeen);
  const uid = data?.user && !data.profile ? data.user.uid : null;
  const stamp = Math.max(dataUpdatedAt, errorUpdatedAt);

  if (seen.uid !== uid || (uid && seen.stamp !== stamp)) {
    setSeen({ uid, stamp, fetches: uid === seen.uid ? seen.fetches + 1 : Number(uid !== null) });
  }

  useEffect(() => {
    if (!uid || seen.fetches === 0 || seen.fetches >= limits.profileFetchAttempts) return;
    const timer = setTimeout(() => void refetch(), limits.profileFetchDelayMs);
    return () => clearTimeout(timer);
  }, [uid, seen.fetches, refetch]);

  return { fetches: seen.fetches, startOver: () => setSeen((now) => ({ ...now, fetches: 0 })) };
}
