import { useState } from 'react';

export type DialogSubject<Subject> = {
  isOpen: boolean;
  /** What the dialog is about; kept while the dialog fades out, and null before the first opening. */
  subject: Subject | null;
  /** Counts the openings: as the `key` of a dialog's content it makes every opening start afresh. */
  opening: number;
  open: (subject: Subject) => void;
  close: () => void;
};

/** The state of a dialog that is about one row of a list. */
export function useDialogSubject<Subject>(): DialogSubject<Subject> {
  const [isOpen, setOpen] = useState(false);
  const [opened, setOpened] = useState<{ subject: Subject | null; opening: number }>({ subject: null, opening: 0 });
  return {
    isOpen,
    ...opened,
    open: (subject) => {
      setOpened(({ opening }) => ({ subject, opening: opening + 1 }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
