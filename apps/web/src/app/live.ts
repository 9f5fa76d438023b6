import { useEffect, useState, useSyncExternalStore } from 'react';
import { queryClient } from '#platform/api.ts';
import { loadChunk } from '#platform/chunks.ts';
import type { LiveState } from '#platform/live/live-stream.ts';
import { sessionQuery } from '#platform/session-query.ts';

const restartMs = 5000;

/** Keeps the page of a signed-in person up to date with what happens elsewhere. */
export function useLive(userId: string | null): void {
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round starts the stream again
  useEffect(() => {
    if (!userId) return;
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;

    const handleEnded = () => {
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
      timer = setTimeout(() => setRound((count) => count + 1), restartMs);
    };
    const start = async () => {
      const { followLive } = await loadChunk('live', () => import('./live-topics.ts'));
      if (isOver) return;
      stop = followLive({ userId, since: oldestAnswer(), onEnded: handleEnded, onState: report });
    };
    start().catch(() => reportLiveLost(() => setRound((count) => count + 1)));

    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
      reportLiveBack();
    };
  }, [userId, round]);
}

/** When the oldest answer on this page was fetched: changes since then must be announced. */
function oldestAnswer(): number {
  const fetched = queryClient.getQueryCache().getAll();
  const times = fetched.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return Math.min(Date.now(), ...times);
}

function report(state: LiveState, retry: () => void): void {
  if (state === 'reconnecting') reportLiveLost(retry);
  else reportLiveBack();
}

type LiveStatus = { hasLost: boolean; retry: () => void };

const resting: LiveStatus = { hasLost: false, retry: () => {} };
const listeners = new Set<() => void>();
let status = resting;

function publish(next: LiveStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** Reports that the live stream was lost; the page shows it quietly. `retry` is what the Retry button does. */
function reportLiveLost(retry: () => void): void {
  publish({ hasLost: true, retry });
}

/** Reports that the live stream is back, or no longer needed. */
function reportLiveBack(): void {
  if (status.hasLost) publish(resting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the live stream is lost, and how to try again. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(subscribe, () => status);
}
