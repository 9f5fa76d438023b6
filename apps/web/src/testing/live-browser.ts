import type { LiveMessage, LiveQuery, LiveTopic } from '@wordgrove/contract/live';
import { liveTopics } from '@wordgrove/contract/live';
import type { ConnectionParts } from '#platform/live/connection.ts';
import type { TabMessage } from '#platform/live/live-message.ts';
import type { LiveTab } from '#platform/live/live-tab.ts';
import { liveTab } from '#platform/live/live-tab.ts';

export type TestTab = Pick<LiveTab, 'nudge'> & {
  id: string;
  /** What was to be fetched again: topics, `everything`, or that it `ended`. */
  got: string[];
  /** The topics that were told after the tab last fetched what hangs on them. */
  stale: () => LiveTopic[];
  /** Whether the tab was told that the stream is open, latest last. */
  states: boolean[];
  owns: () => boolean;
  close: () => void;
  /** Ends without a word. */
  crash: () => void;
  /** Stops running; what it is sent waits for it. */
  freeze: () => void;
  thaw: () => void;
};

/** A server that told one user some things, and a browser whose tabs show that user's screens. For fake timers. */
export function testBrowser() {
  const server = testServer();
  const tabs = new Map<string, (message: TabMessage) => void>();
  return {
    openTab: (id: string, { isVisible = true } = {}) => openTab(id, isVisible, server, tabs),
    send: server.send,
    tell: server.tell,
    streams: () => server.streams.size,
    goDown: server.goDown,
    comeUp: server.comeUp,
  };
}

/** Holds back what a frozen tab would do until it thaws, and drops what one that is gone would do. */
type WhenAwake = (work: () => void) => void;

function testServer() {
  const told: LiveTopic[] = [];
  const toldAt = new Map<LiveTopic, number>();
  const streams = new Map<ConnectionParts, string>();
  let isUp = true;

  const cursorNow = () => `c${told.length}`;
  function missedBy({ cursor, ago }: LiveQuery): LiveTopic[] {
    if (!cursor && !/^\d+$/.test(ago ?? '')) return [...liveTopics];
    if (cursor) return [...new Set(told.slice(Number(cursor.slice(1))))];
    return [...toldAt].flatMap(([topic, at]) => (at >= Date.now() - Number(ago) ? [topic] : []));
  }

  function connect(tab: string, parts: ConnectionParts, whenAwake: WhenAwake) {
    let isClosed = false;
    const reader: ConnectionParts = {
      ...parts,
      onMessage: (message, cursor) => whenAwake(() => !isClosed && parts.onMessage(message, cursor)),
    };
    const open = () => {
      if (isClosed || streams.has(reader)) return;
      if (!isUp) return parts.onBroken();
      streams.set(reader, tab);
      reader.onMessage({ type: 'ready', topics: missedBy(parts.query()) }, cursorNow());
    };
    const opening = setTimeout(open, 20);
    const close = () => {
      isClosed = true;
      clearTimeout(opening);
      streams.delete(reader);
    };
    return { retry: open, close };
  }

  function send(message: LiveMessage): void {
    for (const stream of streams.keys()) stream.onMessage(message, cursorNow());
  }

  return {
    connect,
    send,
    toldAt,
    /** Each open stream, and the tab that owns it. */
    streams,
    /** Something of the topic changed. */
    tell(topic: LiveTopic): void {
      told.push(topic);
      toldAt.set(topic, Date.now());
      send({ type: 'hint', topics: [topic] });
    },
    goDown(): void {
      isUp = false;
      const broken = [...streams.keys()];
      streams.clear();
      for (const stream of broken) stream.onBroken();
    },
    comeUp(): void {
      isUp = true;
    },
  };
}

type TestServer = ReturnType<typeof testServer>;

function openTab(
  id: string,
  isVisible: boolean,
  server: TestServer,
  tabs: Map<string, (message: TabMessage) => void>,
): TestTab {
  const got: string[] = [];
  const states: boolean[] = [];
  const run = awake();
  const fetchedAt = new Map<LiveTopic, number>();
  let allFetchedAt = Date.now();
  const tab = liveTab({
    id,
    userId: 'ada',
    // As fractional as `performance.timeOrigin` is.
    since: Date.now() - 0.25,
    connect: (parts) => server.connect(id, parts, run.whenAwake),
    post(message) {
      if (!run.isAwake()) return;
      for (const [other, deliver] of tabs) if (other !== id) setTimeout(deliver, 1, structuredClone(message));
    },
    isVisible: () => isVisible,
    onRefetch({ all, topics }) {
      got.push(...(all ? ['everything'] : topics));
      if (all) allFetchedAt = Date.now();
      for (const topic of topics) fetchedAt.set(topic, Date.now());
    },
    onState: (isLive) => void states.push(isLive),
    onEnded() {
      got.push('ended');
      close();
    },
  });
  const close = () => {
    tab.leave();
    tabs.delete(id);
    run.end();
  };
  tabs.set(id, (message) => run.whenAwake(() => tab.receive(message)));
  tab.join();
  const isStale = ([topic, at]: [LiveTopic, number]) => at > Math.max(allFetchedAt, fetchedAt.get(topic) ?? 0);
  return {
    ...{ id, got, states, close, nudge: tab.nudge, freeze: run.freeze, thaw: run.thaw },
    stale: () => [...server.toldAt].filter(isStale).map(([topic]) => topic),
    owns: () => [...server.streams.values()].includes(id),
    crash() {
      run.end();
      close();
    },
  };
}

/** Whether a tab runs. */
function awake() {
  const waiting: (() => void)[] = [];
  let isFrozen = false;
  let isGone = false;
  const whenAwake: WhenAwake = (work) => {
    if (isFrozen) waiting.push(work);
    else if (!isGone) work();
  };
  return {
    whenAwake,
    isAwake: () => !isFrozen && !isGone,
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      for (const work of waiting.splice(0)) work();
    },
    end() {
      isGone = true;
    },
  };
}
