import type { LiveMessage, LiveQuery, LiveTopic } from '@wordgrove/contract/live';
import { liveTopics } from '@wordgrove/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionParts } from './connection.ts';
import type { TabMessage } from './live-message.ts';
import type { LiveTab } from './live-tab.ts';
import { liveTab } from './live-tab.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function ownerOf(tabs: TestTab[]): { owner: TestTab; others: TestTab[] } {
  const [owner, ...more] = tabs.filter((tab) => tab.owns());
  if (!owner || more.length > 0) throw new Error(`${more.length + 1} tabs own a stream`);
  return { owner, others: tabs.filter((tab) => tab !== owner) };
}

async function openEight() {
  const browser = testBrowser();
  const tabs = Array.from({ length: 8 }, (_, n) => browser.openTab(`tab${n}`));
  await pass(2000);
  return { browser, tabs };
}

describe('tabs of one browser', () => {
  it('open one stream between them, and all hear what it tells', async () => {
    const { browser, tabs } = await openEight();
    expect(browser.streams()).toBe(1);
    browser.tell('roster');
    await pass(60_000);
    expect(browser.streams()).toBe(1);
    for (const tab of tabs) expect(tab.got).toEqual(['roster']);
  });

  it.each([
    ['closed', 1000, (tab: TestTab) => tab.close()],
    ['ended without a word', 12_000, (tab: TestTab) => tab.crash()],
  ])('miss nothing when the owner is %s', async (_, soon, ends) => {
    const { browser, tabs } = await openEight();
    const { owner, others } = ownerOf(tabs);
    browser.tell('roster');
    await pass(10);
    ends(owner);
    browser.tell('notices');
    await pass(soon);
    browser.tell('profile');
    await pass(10);
    ownerOf(others);
    for (const tab of others) expect(tab.got).toEqual(['roster', 'notices', 'profile']);
  });

  it('go on without a frozen owner, which catches up when it thaws', async () => {
    const { browser, tabs } = await openEight();
    const { owner, others } = ownerOf(tabs);
    owner.freeze();
    await pass(1000);
    browser.tell('roster');
    await pass(12_000);
    for (const tab of others) expect(tab.got).toEqual(['roster']);
    browser.tell('notices');
    await pass(60_000);
    owner.thaw();
    await pass(5000);
    expect(browser.streams()).toBe(1);
    expect(owner.got).toContain('everything');
    expect(owner.stale()).toEqual([]);
    browser.tell('profile');
    await pass(10);
    for (const tab of others) expect(tab.got).toEqual(['roster', 'notices', 'profile']);
    expect(owner.got.at(-1)).toBe('profile');
  });

  it('give the stream to one that somebody looks at', async () => {
    const browser = testBrowser();
    const first = browser.openTab('a');
    await pass(1000);
    const hidden = ['b', 'c', 'd'].map((id) => browser.openTab(id, { isVisible: false }));
    const seen = browser.openTab('e');
    await pass(1000);
    first.close();
    await pass(1000);
    expect(ownerOf([...hidden, seen]).owner).toBe(seen);
  });

  it('opened later hear only what was told since their page was fetched', async () => {
    const { browser } = await openEight();
    browser.tell('roster');
    await pass(5000);
    const late = browser.openTab('late');
    await pass(100);
    browser.tell('notices');
    await pass(2000);
    expect(late.got).toEqual(['notices']);
  });

  it('say that the stream is broken and catch up when it is back, at once if somebody looks', async () => {
    const { browser, tabs } = await openEight();
    browser.goDown();
    browser.tell('classes');
    await pass(10);
    for (const tab of tabs) expect(tab.states.at(-1)).toBe(false);
    browser.comeUp();
    tabs.at(-1)?.nudge();
    await pass(100);
    for (const tab of tabs) {
      expect(tab.got).toEqual(['classes']);
      expect(tab.states.at(-1)).toBe(true);
    }
  });

  it('all learn that the session is over, and ask no more', async () => {
    const { browser, tabs } = await openEight();
    browser.send({ type: 'ended' });
    await pass(60_000);
    for (const tab of tabs) expect(tab.got).toEqual(['ended']);
    expect(browser.streams()).toBe(0);
  });

  it('all fetch everything when the server can’t say what was missed', async () => {
    const { browser, tabs } = await openEight();
    browser.send({ type: 'reset' });
    await pass(10_000);
    for (const tab of tabs) expect(tab.got).toEqual(['everything']);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'are fresh in the end, whatever happens to them (%i)',
    async (seed) => {
      vi.spyOn(Math, 'random').mockImplementation(chanceFrom(seed));
      const chance = chanceFrom(seed + 1000);
      const browser = testBrowser();
      const tabs = new Set<TestTab>();
      const frozen = new Set<TestTab>();
      const acts: ((tab: TestTab) => unknown)[] = [
        () => tabs.add(browser.openTab(`${chance()}`, { isVisible: chance() < 0.3 })),
        () => tabs.add(browser.openTab(`${chance()}`)),
        (tab) => tabs.delete(tab) && tab.close(),
        (tab) => tabs.delete(tab) && tab.crash(),
        (tab) => frozen.add(tab) && tab.freeze(),
        (tab) => frozen.delete(tab) && tab.thaw(),
        (tab) => tab.nudge(),
        () => browser.goDown(),
        () => browser.comeUp(),
        ...liveTopics.map((topic) => () => browser.tell(topic)),
      ];
      for (let step = 0; step < 300; step++) {
        const tab = [...tabs][Math.floor(chance() * tabs.size)] ?? browser.openTab(`first ${step}`);
        tabs.add(tab);
        acts[Math.floor(chance() * acts.length)]?.(tab);
        await pass(chance() < 0.5 ? chance() * 30 : chance() * 9000);
      }
      browser.comeUp();
      for (const tab of tabs) {
        tab.thaw();
        tab.nudge();
      }
      await pass(15_000);
      expect(browser.streams()).toBe(Math.min(tabs.size, 1));
      for (const tab of tabs) expect(tab.stale()).toEqual([]);
    },
  );
});

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type TestTab = Pick<LiveTab, 'nudge'> & {
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
function testBrowser() {
  const told: LiveTopic[] = [];
  const toldAt = new Map<LiveTopic, number>();
  const streams = new Map<ConnectionParts, string>();
  const tabs = new Map<string, (message: TabMessage) => void>();
  let isUp = true;

  const cursorNow = () => `c${told.length}`;
  function missedBy({ cursor, ago }: LiveQuery): LiveTopic[] {
    if (!cursor && !/^\d+$/.test(ago ?? '')) return [...liveTopics];
    if (cursor) return [...new Set(told.slice(Number(cursor.slice(1))))];
    return [...toldAt].flatMap(([topic, at]) => (at >= Date.now() - Number(ago) ? [topic] : []));
  }

  function connect(tab: string, parts: ConnectionParts, whenAwake: (work: () => void) => void) {
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

  function openTab(id: string, { isVisible = true } = {}): TestTab {
    const got: string[] = [];
    const states: boolean[] = [];
    const waiting: (() => void)[] = [];
    const fetchedAt = new Map<LiveTopic, number>();
    let allFetchedAt = Date.now();
    let isFrozen = false;
    let isGone = false;
    const whenAwake = (work: () => void) => {
      if (isFrozen) waiting.push(work);
      else if (!isGone) work();
    };
    const tab = liveTab({
      id,
      userId: 'ada',
      // As fractional as `performance.timeOrigin` is.
      since: Date.now() - 0.25,
      connect: (parts) => connect(id, parts, whenAwake),
      post(message) {
        if (isFrozen || isGone) return;
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
      isGone = true;
    };
    tabs.set(id, (message) => whenAwake(() => tab.receive(message)));
    tab.join();
    return {
      id,
      got,
      states,
      stale: () =>
        [...toldAt]
          .filter(([topic, at]) => at > Math.max(allFetchedAt, fetchedAt.get(topic) ?? 0))
          .map(([topic]) => topic),
      nudge: tab.nudge,
      owns: () => [...streams.values()].includes(id),
      close,
      crash() {
        isGone = true;
        close();
      },
      freeze() {
        isFrozen = true;
      },
      thaw() {
        isFrozen = false;
        for (const work of waiting.splice(0)) work();
      },
    };
  }

  return {
    openTab,
    send,
    /** Something of the topic changed. */
    tell(topic: LiveTopic): void {
      told.push(topic);
      toldAt.set(topic, Date.now());
      send({ type: 'hint', topics: [topic] });
    },
    streams: () => streams.size,
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
