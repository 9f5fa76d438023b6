import { useMutation, useQuery } from '@tanstack/react-query';
import type { Correction } from '@wordgrove/contract/dictionary';
import { orpc, queryClient } from '#platform/api.ts';
import { onEditConflict } from '#platform/changes.ts';

export const useReportMistake = () => useMutation(orpc.dictionary.report.mutationOptions());

/** The classes that a correction can be for. */
export const useOpenClasses = () =>
  useQuery(
    orpc.classes.list.queryOptions({ select: (classes) => classes.filter(({ archivedAt }) => archivedAt === null) }),
  );

/** `onConflict` gets the correction as somebody else has saved it meanwhile. */
export const useCorrectTranslation = (onConflict: (current: Correction) => void) =>
  useMutation(
    orpc.dictionary.correctTranslation.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.dictionary.lookUp.key() }),
      onError: onEditConflict(onConflict),
    }),
  );
