import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownWrites } from './own-writes.ts';

const board = ['tasks', 'today', { language: 'en' }];
const otherBoard = ['tasks', 'today', { language: 'de' }];
const xp = ['xp'];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page on which what lies under the keys stands as the test says; null while it is asked for. */
function openPage() {
  const page = { stand: 'a' as string | null };
  const writes = ownWrites({ standOf: () => page.stand });
  const knows = async (ids: string[], key: readonly unknown[] = board) => (await writes.updatedBy(ids))(key);
  return { page, writes, knows };
}

describe('the hint of a write of this page', () => {
  it('brings nothing that the answer didn’t, and only of what the write brings up to date', async () => {
    const { writes, knows } = openPage();
    const { id, end } = writes.begin([board]);
    end(true);
    expect([await knows([id]), await knows([id], otherBoard), await knows([id], xp)]).toEqual([true, false, false]);
  });

  it('that comes before the answer waits for it', async () => {
    const { writes, knows } = openPage();
    const { id, end } = writes.begin([board]);
    const known = knows([id]);
    end(true);
    expect(await known).toBe(true);
  });

  it('is followed when the answer never came', async () => {
    const { writes, knows } = openPage();
    const [refused, lost] = [writes.begin([board]), writes.begin([board])];
    refused.end(false);
    expect(await knows([refused.id])).toBe(false);
    const known = knows([lost.id]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await known).toBe(false);
    lost.end(true);
    expect(await knows([lost.id])).toBe(false);
  });

  it('is followed by every other page', async () => {
    const [mine, other] = [openPage(), openPage()];
    const { id, end } = mine.writes.begin([board]);
    end(true);
    expect(await other.knows([id])).toBe(false);
  });

  it('together with others is let pass only when all are this page’s and know the same', async () => {
    const { writes, knows } = openPage();
    const of = (updates: readonly unknown[][]) => {
      const { id, end } = writes.begin(updates);
      end(true);
      return id;
    };
    const [one, two, less] = [of([board, xp]), of([board, xp]), of([board])];
    expect([await knows([one, two], xp), await knows([one, less], xp), await knows([one, less])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await knows([one, 'somebody-elses'])).toBe(false);
    expect(await knows([])).toBe(false);
  });
});

describe('an answer may be older than what is shown, and its hint is followed', () => {
  it('when two writes were under way at the same time', async () => {
    const { writes, knows } = openPage();
    const [one, two] = [writes.begin([board]), writes.begin([board])];
    two.end(true);
    one.end(true);
    const three = writes.begin([board]);
    three.end(true);
    expect([await knows([one.id]), await knows([two.id]), await knows([three.id])]).toEqual([false, false, true]);
  });

  it('when there was news from elsewhere before it came', async () => {
    const { writes, knows } = openPage();
    const [one] = [writes.begin([board])];
    await writes.updatedBy([]);
    one.end(true);
    expect(await knows([one.id])).toBe(false);
    const two = writes.begin([board]);
    await writes.updatedBy(['somebody-elses']);
    two.end(true);
    expect(await knows([two.id])).toBe(false);
    const three = writes.begin([board]);
    writes.disturb();
    three.end(true);
    expect(await knows([three.id])).toBe(false);
  });

  it('when the same was read meanwhile, or is being read', async () => {
    const { page, writes, knows } = openPage();
    const read = writes.begin([board]);
    page.stand = 'b';
    read.end(true);
    const reading = writes.begin([board]);
    page.stand = null;
    reading.end(true);
    page.stand = 'c';
    expect([await knows([read.id]), await knows([reading.id])]).toEqual([false, false]);
  });
});

it('a page that is open for days remembers its last writes only', async () => {
  const { writes, knows } = openPage();
  const ids = Array.from({ length: 60 }, () => {
    const { id, end } = writes.begin([board]);
    end(true);
    return id;
  });
  expect([await knows(ids.slice(0, 1)), await knows(ids.slice(-1))]).toEqual([false, true]);
});
