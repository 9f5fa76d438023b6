import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { latePart, useLatePart } from './late-part.ts';

const dialogWindow = latePart(
  'dialog-window',
  () => import('./dialog-window.tsx'),
  (module) => module.DialogWindow,
);

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeText: string;
  /** `full` fills the screen: for what is shown to a whole class. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Whether a click beside it closes it, as it does unless told otherwise. */
  closesBeside?: boolean | undefined;
  children: ReactNode;
};

/**
 * A window over the page: keeps the focus inside, closes on Escape and gives the focus back. Its code is fetched once
 * the page is quiet, so that it is there when it is first opened and costs the first load nothing.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  const DialogWindow = useLatePart(dialogWindow, props.isOpen, props.onClose);

  useEffect(() => {
    const timer = setTimeout(() => void dialogWindow.fetch().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);

  return wasOpened && DialogWindow ? <DialogWindow {...props} /> : null;
}
