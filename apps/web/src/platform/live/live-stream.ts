import type { LiveTopic } from '@wordgrove/contract/live';
import { BroadcastChannel } from 'broadcast-channel';
import { openConnection } from './connection.ts';
import type { TabMessage } from './live-message.ts';
import { readTabMessage } from './live-message.ts';
import { liveTab } from './live-tab.ts';

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

/** `reconnecting` is reported only once it has lasted; `off`: live updates have ended. */
export type LiveState = 'live' | 'reconnecting' | 'off';

const steadyMs = 3000;

/** Reports whether the stream is open, each change once, leaving out interruptions that nobody needs to know about. */
export function steadyState(onState: (state: LiveState) => void): { set: (isLive: boolean) => void; end: () => void } {
  let said: LiveState | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(say, steadyMs, 'reconnecting');

  function say(state: LiveState): void {
    clearTimeout(timer);
    timer = undefined;
    if (said === state) return;
    said = state;
    onState(state);
  }

  return {
    set(isLive) {
      if (isLive) say('live');
      else if (said === 'live') timer ??= setTimeout(say, steadyMs, 'reconnecting');
    },
    end: () => say('off'),
  };
}

type TabChannel = { post: (message: TabMessage) => void; close: () => void };

/**
 * The channel between this browser's tabs that show the same user's screens. A browser without any such channel gets a
 * silent one: each tab then has its own stream.
 */
function openTabChannel(userId: string, onMessage: (message: TabMessage) => void): TabChannel {
  const channel = openChannel(`wordgrove-live-${userId}`);
  if (!channel) return { post: () => undefined, close: () => undefined };
  channel.onmessage = (value) => {
    const message = readTabMessage(value);
    if (message) onMessage(message);
  };
  return {
    // A message that can't be sent is the same as a lost one, which the tabs can handle.
    post: (message) => void channel.postMessage(message).catch(() => undefined),
    close: () => void channel.close(),
  };
}

function openChannel(name: string): BroadcastChannel<unknown> | null {
  try {
    return new BroadcastChannel<unknown>(name, { webWorkerSupport: false });
  } catch {
    return null;
  }
}
