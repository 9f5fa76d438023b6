import { isDefinedError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Correction } from '@wordgrove/contract/dictionary';
import { orpc } from '#platform/api.ts';

export const useReportMistake = () => useMutation(orpc.dictionary.report.mutationOptions());

/** The classes that a correction can be for. */
export const useOpenClasses = () =>
  useQuery(
    orpc.classes.list.queryOptions({ select: (classes) => classes.filter(({ archivedAt }) => archivedAt === null) }),
  );

/** `onConflict` gets the correction as somebody else has saved it meanwhile. */
export const useCorrectTranslation = (onConflict: (current: Correction) => void) => {
  const queries = useQueryClient();
  return useMutation(
    orpc.dictionary.correctTranslation.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: orpc.dictionary.lookUp.key() }),
      onError: (error) => {
        if (isDefinedError(error) && error.code === 'edit-conflict') onConflict(error.data);
      },
    }),
  );
};
