import { useQuery } from '@tanstack/react-query';
import { orpc } from './api.ts';

/**
 * The address that links for other people begin with: the one the school set, else the one this page is open under,
 * which also stands in until the server has answered.
 */
export function usePublicAddress(): string {
  const health = useQuery(orpc.health.check.queryOptions({ staleTime: Number.POSITIVE_INFINITY, retry: false }));
  return health.data?.baseUrl ?? window.location.origin;
}
