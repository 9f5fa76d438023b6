import { useState } from 'react';
import type { FileRefusal } from '#platform/file-check.ts';
import { refusalOfFile } from '#platform/file-check.ts';
import { useMaxFileBytes } from '#platform/use-max-file-bytes.ts';

export type FileChoice = ReturnType<typeof useFileChoice>;

/** The file to upload, looked at as soon as it is chosen. */
export function useFileChoice() {
  const maxBytes = useMaxFileBytes();
  const [chosen, setChosen] = useState<{ file: File; refusal: FileRefusal | null } | null>(null);
  return {
    maxBytes,
    file: chosen?.file ?? null,
    refusal: chosen?.refusal ?? null,
    choose: async (file: File) => setChosen({ file, refusal: await refusalOfFile(file, maxBytes) }),
  };
}
