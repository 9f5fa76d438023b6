import type { Door } from '#http/door.ts';
import type { Log } from '#platform/log.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

export type DoorParts = {
  /** Lets people in at one more address of this computer. */
  openDoor: (address: string) => Promise<Door>;
  /** Where others reach this computer now. */
  findAddresses: () => string[];
  log: Log;
};

export type Doors = ReturnType<typeof networkDoors>;

/** A laptop moves from one network to another; looking costs next to nothing. */
const followMs = 5000;

/** The addresses on the network at which a server lets others in: all of the computer's, as they come and go. */
export function networkDoors({ openDoor, findAddresses, log }: DoorParts) {
  const open = new Map<string, Door>();
  const failedBefore = new Set<string>();
  let following: NodeJS.Timeout | undefined;
  let isShut = false;

  async function add(address: string): Promise<unknown> {
    try {
      open.set(address, await openDoor(address));
      failedBefore.delete(address);
      return undefined;
    } catch (error) {
      // Said once: it is tried again every few seconds.
      if (!failedBefore.has(address)) log.warn({ error, address }, 'other devices can not be let in at an address');
      failedBefore.add(address);
      return error;
    }
  }

  async function set(wanted: readonly string[]): Promise<unknown> {
    const gone = [...open].filter(([address]) => !wanted.includes(address));
    for (const [address] of gone) open.delete(address);
    await Promise.all(gone.map(([, door]) => door.close()));
    let failure: unknown;
    const missing = isShut ? [] : wanted.filter((address) => !open.has(address));
    for (const address of missing) failure = (await add(address)) ?? failure;
    return failure;
  }

  const inTurn = oneAfterTheOther();
  const isFollowing = () => following !== undefined;
  /** @returns why an address isn't open, if one isn't */
  const follow = () => inTurn(() => set(isFollowing() ? findAddresses() : []));

  return {
    isFollowing,
    addresses: (): readonly string[] => [...open.keys()],
    follow,
    begin: (): Promise<unknown> => {
      following ??= setInterval(() => void follow(), followMs).unref();
      return follow();
    },
    end: async (): Promise<void> => {
      clearInterval(following);
      following = undefined;
      await follow();
    },
    /** Lets nobody else in while the server stops. */
    shut: (): void => {
      isShut = true;
      clearInterval(following);
      for (const door of open.values()) door.shut();
    },
  };
}
