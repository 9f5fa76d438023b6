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
  /** When the page's oldest answer was fetched, in milliseconds since 1970; by default when the page was opened. */
  since?: number;
  /** `writes`: ids of the writes that caused it; empty when they aren't all known. */
  onTopic: (topic: LiveTopic, writes: readonly string[]) => void;
  /** It is unknown what was missed: fetch everything again. */
  onReset: () => void;
  /**
   * The session is over, or a different one; nothing more will come. Fetch the session, and start again if somebody is
   * signed in.
   */
  onEnded: () => void;
  /** `retry` tries at once instead of waiting for the next attempt. */
  onState: (state: LiveState, retry: () => void) => void;
};

/**
 * Keeps this page up to date with one stream per browser: the tabs elect one that opens it and passes messages on. When
 * that tab is closed, frozen or cut off, another takes over; whatever was missed meanwhile is announced afterwards.
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

/** A page that goes away hands the stream over; a page that becomes visible, or comes back online, doesn't wait. */
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
