import { useState } from 'react';
import type { Attachment, Refusal } from './attachments.ts';
import { addFiles } from './attachments.ts';

export type Attachments = {
  attached: readonly Attachment<File>[];
  /** Files from the last choice that can't be sent. */
  refused: readonly Refusal[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  clear: () => void;
};

/** The files that go with a message. */
export function useAttachments(): Attachments {
  const [attached, setAttached] = useState<readonly Attachment<File>[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  return {
    attached,
    refused,
    add: (files) => {
      const next = addFiles(attached, files);
      setAttached(next.attached);
      setRefused(next.refused);
    },
    remove: (key) => {
      setAttached(attached.filter((one) => one.key !== key));
      setRefused([]);
    },
    clear: () => {
      setAttached([]);
      setRefused([]);
    },
  };
}
