import { useQuery } from '@tanstack/react-query';
import { orpc } from './api.ts';

/**
 * The start of links meant for other people: the address that the school set, else the one this page was opened at,
 * which is also used until the server has answered.
 */
export function usePublicAddress(): string {
  const health = useQuery(orpc.health.check.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: false }));
  return health.data?.baseUrl ?? window.location.origin;
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
