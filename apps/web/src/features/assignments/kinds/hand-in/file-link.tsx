import { useMutation } from '@tanstack/react-query';
import type { HandInFile } from '@wordgrove/contract/assignments';
import type { ReactNode } from 'react';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { fileUrl } from './file-access.ts';

type FileLinkProps = { file: Pick<HandInFile, 'id' | 'fileName'>; children: ReactNode };

/** Downloads a file under its own name. */
export function FileLink({ file: { id, fileName }, children }: FileLinkProps) {
  const { failed } = useOutcomeToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => fileUrl(id),
    onSuccess: (url) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
    },
    onError: failed,
  });
  return (
    <Button variant="plain" loading={isPending} onClick={() => mutate()}>
      {children}
    </Button>
  );
}
