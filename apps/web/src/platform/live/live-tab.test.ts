import { liveTopics } from '@wordgrove/contract/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestTab } from '#testing/live-browser.ts';
import { testBrowser } from '#testing/live-browser.ts';

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
