import type { LiveTopic } from '@wordgrove/contract/live';
import { useEffect, useState } from 'react';
import { pageWrites, queryClient } from '#platform/api.ts';
import { loadChunk } from '#platform/chunks.ts';
import { reportLiveBack, reportLiveLost } from '#platform/live-status.ts';
import type { LiveState } from '#platform/live-stream.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { refetchTopics } from './live.ts';

const restartMs = 5000;

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

/** A hint about this page's own writes brings nothing that their answers didn't. */
async function follow(topic: LiveTopic, writes: readonly string[]): Promise<void> {
  await refetchTopics(queryClient, topic, await pageWrites.updatedBy(writes));
}

function refetchAll(): void {
  pageWrites.disturb();
  void queryClient.invalidateQueries();
}

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
      const { startLive } = await loadChunk('live', () => import('#platform/live-stream.ts'));
      if (isOver) return;
      stop = startLive({
        userId,
        since: oldestAnswer(),
        onTopic: (topic, writes) => void follow(topic, writes),
        onReset: refetchAll,
        onEnded: handleEnded,
        onState: report,
      });
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
