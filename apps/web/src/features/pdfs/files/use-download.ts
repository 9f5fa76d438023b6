import { useMutation } from '@tanstack/react-query';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { fileToRead } from './file-access.ts';

/** Downloads a text under the name that it was uploaded with. */
export function useDownload({ path, fileName }: Pick<LibraryText, 'path' | 'fileName'>) {
  const { failed } = useOutcomeToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fileToRead(path),
    onSuccess: ({ url }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    },
    onError: failed,
  });
  return { start: () => mutate(), isPending };
}
