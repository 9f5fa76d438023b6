import { useQuery } from '@tanstack/react-query';
import type { Network } from '@wordgrove/contract/network';
import { orpc, queryClient } from './api.ts';
import { readStored, writeStored } from './storage.ts';

const useHealth = () => useQuery(orpc.health.check.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: false }));

/** Whether this page is open on the computer that runs the server, which has no public address. */
export function useIsAtServer(): boolean {
  return useHealth().data?.baseUrl === null && isOnlyHere(window.location.origin);
}

/**
 * How other devices reach the server, the address chosen for links first. Asked only at the computer that runs it, and
 * answered to teachers.
 */
export const useNetwork = () =>
  useQuery(
    orpc.network.state.queryOptions({
      enabled: useIsAtServer(),
      select: (network) => ({ ...network, addresses: chosenFirst(network.addresses, readStored(chosenKey)) }),
      // A code on the projector outlives what another tab, or the network, changes.
      refetchInterval: 30_000,
      retry: false,
      retryOnMount: false,
    }),
  );

const chosenKey = 'wordgrove-address';

/** Links and QR codes use this of the server's addresses from now on, in this browser. */
export function chooseAddress(address: string): void {
  writeStored(chosenKey, address);
  queryClient.setQueryData(
    orpc.network.state.queryKey(),
    (network) => network && { ...network, addresses: chosenFirst(network.addresses, address) },
  );
}

/** The addresses, with the chosen one in front if it still is one of them. */
export function chosenFirst(addresses: Network['addresses'], chosen: string | null): string[] {
  return addresses.toSorted((one, other) => Number(other === chosen) - Number(one === chosen));
}

/**
 * The start of links meant for other people: the address that the school set; on the computer that runs the server, the
 * one at which others reach it; else the one this page was opened at, which is also used until the server has answered.
 */
export function usePublicAddress(): string {
  const { data: network } = useNetwork();
  const shared = network?.openedBy ? network.addresses[0] : undefined;
  return useHealth().data?.baseUrl ?? shared ?? window.location.origin;
}

/**
 * Whether an address means only the computer it is opened on, so that a link with it is useless to anybody else.
 *
 * @param address such as `http://localhost:3001`
 */
export function isOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}
