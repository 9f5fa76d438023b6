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
