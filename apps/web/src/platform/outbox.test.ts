import { describe, expect, it } from 'vitest';
import { makeOutbox } from './outbox.ts';

type Item = { id: string };

/** An outbox before a server that is reached only while `isReached`. */
function stage(kept: Item[] = []) {
  const world = { isReached: true, sent: [] as string[], refuses: '', again: () => {} };
  const outbox = makeOutbox<Item>({
    list: () => kept.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    put: (item) => kept.push(item),
    drop: (id) =>
      kept.splice(
        kept.findIndex((item) => item.id === id),
        1,
      ),
    send: async ({ id }) => {
      await Promise.resolve();
      if (!world.isReached) throw new Error('lost');
      if (world.refuses === id) throw new Error('refused');
      world.sent.push(id);
    },
    isRefused: (error) => error instanceof Error && error.message === 'refused',
    isMissed: ({ id }) => id !== 'undo',
    whenWorthTrying: (_, again) => {
      world.again = again;
      return true;
    },
  });
  return { world, outbox };
}

describe('the outbox', () => {
  it('sends everything once and in order, however often it is asked to', async () => {
    const { world, outbox } = stage();
    for (const id of ['1', '2', '3']) outbox.add({ id });
    expect(await Promise.all([outbox.flush(), outbox.flush()])).toEqual([true, true]);
    expect(world.sent).toEqual(['1', '2', '3']);
    expect(outbox.items()).toEqual([]);
  });

  it('sends what is added while it finds that there is nothing to send', async () => {
    const { world, outbox } = stage();
    const nothing = outbox.flush();
    outbox.add({ id: '1' });
    await nothing;
    await expect.poll(() => world.sent).toEqual(['1']);
  });

  it('keeps what a lost connection holds up, says how much, and sends it when the server is back', async () => {
    const { world, outbox } = stage();
    world.isReached = false;
    outbox.add({ id: '1' });
    expect(await outbox.flush()).toBe(false);
    outbox.add({ id: '2' });
    expect(outbox.heldUp()).toBe(2);
    world.isReached = true;
    world.again();
    expect(await outbox.flush()).toBe(true);
    expect(world.sent).toEqual(['1', '2']);
    expect(outbox.heldUp()).toBe(0);
  });

  it('sends what an earlier page left behind', async () => {
    const { world, outbox } = stage([{ id: '2' }, { id: '1' }]);
    await outbox.flush();
    expect(world.sent).toEqual(['1', '2']);
  });

  it('goes on after one that the server will never take', async () => {
    const { world, outbox } = stage([{ id: '1' }, { id: '2' }]);
    world.refuses = '1';
    expect(await outbox.flush()).toBe(true);
    expect(world.sent).toEqual(['2']);
  });

  it('counts what the server refused, as far as somebody would miss it, until that was read', async () => {
    const { world, outbox } = stage([{ id: '1' }, { id: '2' }]);
    world.refuses = '1';
    await outbox.flush();
    expect(outbox.refused()).toBe(1);
    outbox.forgetRefused();
    expect(outbox.refused()).toBe(0);
    world.refuses = 'undo';
    outbox.add({ id: 'undo' });
    await outbox.flush();
    expect([outbox.refused(), outbox.items()]).toEqual([0, []]);
  });

  it('gives back only what was never tried', async () => {
    const { world, outbox } = stage();
    world.isReached = false;
    outbox.add({ id: '1' });
    await outbox.flush();
    outbox.add({ id: '2' });
    expect([outbox.takeBack('1'), outbox.takeBack('2')]).toEqual([false, true]);
    expect(outbox.items()).toEqual([{ id: '1' }]);
  });
});
