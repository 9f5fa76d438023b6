import type { Network } from '@wordgrove/contract/network';
import type { Refusals } from '#http/failure.ts';
import { failures } from '#http/failure.ts';
import { ownAddress } from '#http/own-address.ts';
import type { Interfaces } from '#platform/addresses.ts';
import { allAddresses, isEverywhere, isOwnOnly, networkAddresses, originAt, ownNames } from '#platform/addresses.ts';
import type { Settings } from '#platform/env.ts';
import type { DoorParts, Doors } from './doors.ts';
import { networkDoors } from './doors.ts';
import type { KeptChoice } from './kept-choice.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';

export type NetworkParts = Pick<DoorParts, 'openDoor' | 'log'> & {
  settings: Pick<Settings, 'HOST' | 'PORT' | 'BASE_URL' | 'NODE_ENV'>;
  kept: KeptChoice;
  interfaces: () => Interfaces;
  /** The start of links without a public address, or somebody let in. */
  baseUrl: string;
};

type LetInRefusals = Refusals<'no-network' | 'network-port-taken'>;

export type NetworkService = ReturnType<typeof networkService>;

/**
 * How other devices reach the server. One that listens on this computer only lets them in when a teacher says so, until
 * a teacher says otherwise.
 */
export function networkService(parts: NetworkParts) {
  const { settings, kept, interfaces, log } = parts;
  const { HOST, PORT, BASE_URL } = settings;
  const isClosed = isOwnOnly(HOST);
  // A public address means a proxy, whose requests may look as if they were made on this computer.
  const isOffered = settings.NODE_ENV !== 'production' && BASE_URL === undefined;
  const findAddresses = () => networkAddresses(interfaces());
  const doors = networkDoors({ ...parts, findAddresses });

  function describe(): Network {
    const openedBy = !isClosed ? 'setting' : doors.isFollowing() ? 'teacher' : null;
    const found = isClosed || isEverywhere(HOST) ? findAddresses() : [HOST];
    const shown = openedBy === 'teacher' ? found.filter((each) => doors.addresses().includes(each)) : found;
    return { openedBy, addresses: shown.map((address) => originAt(address, PORT)) };
  }

  const inTurn = oneAfterTheOther();
  const offered = <Given extends unknown[]>(answer: (...given: Given) => Promise<void>) => {
    return async (...given: Given): Promise<Network> => {
      if (!isOffered) throw failures.notFound();
      return inTurn(async () => {
        await answer(...given);
        return describe();
      });
    };
  };

  return {
    isOffered,
    describe,
    /** The server's own address that a request names as its host; null for any other. */
    ownAddress: (host: string | undefined) => ownAddress(host, ownHosts(HOST, doors, interfaces), PORT),

    /** The start of a mail's links, given the server's own address that its reader came by, if any. */
    linkStart: (cameBy?: string | null): string => {
      const shared = doors.isFollowing() ? describe().addresses[0] : undefined;
      return BASE_URL ?? cameBy ?? shared ?? parts.baseUrl;
    },

    state: offered(async () => void (await doors.follow())),

    letIn: offered(async (errors: LetInRefusals) => {
      if (!isClosed) return;
      if (findAddresses().length === 0) throw errors['no-network']();
      const wasOpen = doors.isFollowing();
      try {
        const failure = await doors.begin();
        if (doors.addresses().length === 0) throw refusalFor(failure, errors);
        await kept.write(true);
      } catch (error) {
        if (!wasOpen) await doors.end();
        throw error;
      }
      log.info({ addresses: doors.addresses() }, 'other devices are let in');
    }),

    keepOut: offered(async () => {
      await doors.end();
      await kept.write(false);
      log.info('other devices are kept out');
    }),

    /** Lets others in as before the last stop. What fails is tried again while the server runs. */
    resume: async (): Promise<void> => {
      if (isOffered && isClosed && (await kept.read())) await doors.begin();
    },

    shut: doors.shut,
  };
}

/** The names and addresses at which a server with this HOST answers. */
function ownHosts(host: string, doors: Doors, interfaces: () => Interfaces): readonly string[] {
  if (isOwnOnly(host)) return [...ownNames, ...doors.addresses()];
  return isEverywhere(host) ? [...ownNames, ...allAddresses(interfaces())] : [host];
}

function refusalFor(error: unknown, errors: LetInRefusals): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return errors['network-port-taken']();
  // Without any error, or with this one, the network has gone since it was found.
  return error === undefined || code === 'EADDRNOTAVAIL' ? errors['no-network']() : error;
}
