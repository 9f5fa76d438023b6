import { useQuery } from '@tanstack/react-query';
import { orpc } from './api.ts';

/** For teachers: the largest file that this server takes; undefined until it has answered. */
export const useMaxFileBytes = (): number | undefined =>
  useQuery(orpc.pdfs.ticket.queryOptions({ staleTime: Number.POSITIVE_INFINITY })).data?.maxBytes;
