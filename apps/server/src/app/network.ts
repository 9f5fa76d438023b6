import type { Server } from 'node:http';
import { keptChoice } from '#features/network/kept-choice.ts';
import type { NetworkService } from '#features/network/service.ts';
import { networkService } from '#features/network/service.ts';
import type { AppParts } from './parts.ts';

type Parts = Pick<AppParts, 'settings' | 'baseUrl' | 'dataDir' | 'interfaces' | 'openDoor' | 'log'>;

/** @param server is asked for only once somebody is let in, after the start */
export function buildNetwork(parts: Parts, server: () => Server): NetworkService {
  const { settings, dataDir, openDoor, log } = parts;
  const onError = (error: Error) => log.warn({ error }, 'a connection from the network was not accepted');
  return networkService({
    ...parts,
    kept: keptChoice(dataDir),
    openDoor: (host) => openDoor(server(), { host, port: settings.PORT }, onError),
  });
}
