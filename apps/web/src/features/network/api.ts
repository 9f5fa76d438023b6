import { useMutation } from '@tanstack/react-query';
import type { Network } from '@wordgrove/contract/network';
import { orpc, queryClient } from '#platform/api.ts';

const show = (network: Network) => void queryClient.setQueryData(orpc.network.state.queryKey(), network);

export const useLetIn = () => useMutation(orpc.network.letIn.mutationOptions({ onSuccess: show }));
export const useKeepOut = () => useMutation(orpc.network.keepOut.mutationOptions({ onSuccess: show }));
