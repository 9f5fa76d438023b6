import type { LiveTopic } from '@wordgrove/contract/live';
import { openConnection } from './live/connection.ts';
import { liveTab } from './live/live-tab.ts';
import type { LiveState } from './live/steady-state.ts';
import { steadyState } from './live/steady-state.ts';
import { openTabChannel } from './live/tab-channel.ts';

export type { LiveState };

export type LiveOptions = {
  /** Whose screens these are. Tabs of the same user share a stream. */
  userId: string;
  /** When the oldest of what the page shows was fetched, in milliseconds since 1970; by default when it was opened. */
  since?: number;
  /** `writes`: the ids of the writes that it tells of; empty when they aren't all known. */
  onTopic: (topic: LiveTopic, writes: readonly string[]) => void;
  /** It can't be said what was missed: fetch everything again. */
  onReset: () => void;
  /** The session is over, or another one; nothing more will come. Ask who is signed in, and start again if somebody is. */
  onEnded: () => void;
  /** `retry` tries at once instead of at the next turn. */
  onState: (state: LiveState, retry: () => void) => void;
};

/**
 * Keeps this page up to date with one stream per browser: the tabs elect one that opens it and passes on what comes.
 * Tabs that are closed, frozen or cut off are made up for; whatever was missed meanwhile is told afterwards.
 *
 * @returns stops it
 */
export function startLive({ userId, since = performance.timeOrigin, ...on }: LiveOptions): () => void {
  const state = steadyState((next) => on.onState(next, () => tab.nudge()));
  const channel = openTabChannel(userId, (message) => tab.receive(message));
  const tab = liveTab({
    id: Math.random().toString(36).slice(2),
    userId,
    since,
    post: channel.post,
    connect: openConnection,
    isVisible: () => document.visibilityState === 'visible',
    onRefetch({ all, topics, writes }) {
      if (all) on.onReset();
      else for (const topic of topics) on.onTopic(topic, writes?.[topic] ?? []);
    },
    onState: state.set,
    onEnded() {
      stop();
      on.onEnded();
    },
  });
  const unwatch = watchPage(tab);

  function stop(): void {
    unwatch();
    tab.leave();
    channel.close();
    state.end();
  }

  tab.join();
  return stop;
}

/** A page that goes away hands the stream over; one that is looked at, or online again, doesn't wait. */
function watchPage(tab: { join: () => void; nudge: () => void; leave: () => void }): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const nudge = () => {
    if (document.visibilityState === 'visible') tab.nudge();
  };
  addEventListener('pagehide', tab.leave, { signal });
  addEventListener('pageshow', (event) => event.persisted && tab.join(), { signal });
  document.addEventListener('freeze', tab.leave, { signal });
  document.addEventListener('resume', tab.join, { signal });
  document.addEventListener('visibilitychange', nudge, { signal });
  addEventListener('online', nudge, { signal });
  return () => watching.abort();
}
