import { describe, expect, it, vi } from 'vitest';
import type { KeeperParts } from './move-keeper.ts';
import { keepMoves } from './move-keeper.ts';

const at = (...times: number[]) => times.map((time) => ({ at: time }));

function parts(more: Partial<KeeperParts> = {}): KeeperParts {
  return {
    saved: [],
    send: async (from, moves) => ({ kept: from + moves.length, moves: null }),
    store: () => undefined,
    onElsewhere: () => undefined,
    isGone: () => false,
    onGone: () => undefined,
    ...more,
  };
}

describe('the moves of a play', () => {
  it('are sent from where the server has them, and once', async () => {
    const send = vi.fn(parts().send);
    const keeper = keepMoves(parts({ saved: at(1, 2), send }));
    keeper.add({ at: 3 });
    await Promise.all([keeper.flush(), keeper.flush()]);
    expect(send.mock.calls).toEqual([[2, at(3)]]);
    expect(keeper.unsent()).toEqual({ from: 3, moves: [] });
  });

  it('stay on the device while they can’t be sent, and go out the next time', async () => {
    const stored: unknown[] = [];
    let isOnline = false;
    const send: KeeperParts['send'] = async (from, moves) => {
      if (!isOnline) throw new Error('offline');
      return { kept: from + moves.length, moves: null };
    };
    const keeper = keepMoves(parts({ send, store: (moves) => stored.push(moves) }));
    keeper.add({ at: 1 });
    await keeper.flush();
    expect(keeper.unsent()).toEqual({ from: 0, moves: at(1) });
    expect(stored.at(-1)).toEqual(at(1));
    isOnline = true;
    await keeper.flush();
    expect(keeper.unsent().moves).toEqual([]);
    expect(stored.at(-1)).toEqual([]);
  });

  it('begin with what waited on the device', async () => {
    const send = vi.fn(parts().send);
    const keeper = keepMoves(parts({ saved: at(1), send }), at(2, 3));
    await keeper.flush();
    expect(send.mock.calls).toEqual([[1, at(2, 3)]]);
  });

  it('give way to those of another device', async () => {
    const onElsewhere = vi.fn();
    const keeper = keepMoves(parts({ send: async () => ({ kept: 2, moves: at(1, 5) }), onElsewhere }));
    keeper.add({ at: 1 });
    await keeper.flush();
    expect(onElsewhere).toHaveBeenCalledWith(at(1, 5));
    expect(keeper.unsent()).toEqual({ from: 2, moves: [] });
  });

  it('tell when the play was given up elsewhere', async () => {
    const onGone = vi.fn();
    const keeper = keepMoves(parts({ send: () => Promise.reject(new Error('404')), isGone: () => true, onGone }));
    keeper.add({ at: 1 });
    await keeper.flush();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('are settled once they are there, and not while they can’t be sent', async () => {
    const send = vi.fn(parts().send).mockRejectedValueOnce(new Error('offline'));
    const keeper = keepMoves(parts({ send }));
    keeper.add({ at: 1 });
    expect(await keeper.settle()).toBe(false);
    expect(await keeper.settle()).toBe(true);
  });

  it('are settled with a play that is closed: nothing of it is sent again', async () => {
    const send = vi.fn(() => Promise.reject(new Error('404')));
    const onGone = vi.fn();
    const keeper = keepMoves(parts({ send, isGone: () => true, onGone }));
    keeper.add({ at: 1 });
    expect([await keeper.settle(), await keeper.settle()]).toEqual([true, true]);
    expect([send, onGone].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('go out with what is told beside them, which goes out alone as well, until it has arrived', async () => {
    const send = vi.fn(parts().send).mockRejectedValueOnce(new Error('offline'));
    const keeper = keepMoves(parts({ send }));
    await keeper.tell();
    await keeper.flush();
    await keeper.flush();
    expect(send.mock.calls).toEqual([
      [0, []],
      [0, []],
    ]);
    const both = keeper.tell();
    keeper.add({ at: 1 });
    await Promise.all([both, keeper.tell()]);
    expect(send.mock.calls.slice(2)).toEqual([
      [0, []],
      [0, at(1)],
    ]);
  });

  it('go out two hundred at a time', async () => {
    const send = vi.fn(parts().send);
    const keeper = keepMoves(parts({ send }));
    for (let time = 0; time < 450; time += 1) keeper.add({ at: time });
    await keeper.flush();
    expect(send.mock.calls.map(([from, moves]) => [from, moves.length])).toEqual([
      [0, 200],
      [200, 200],
      [400, 50],
    ]);
  });
});
