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
  /** `full` fills the screen: for content shown to a whole class. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  /** Whether a click beside it closes it; on by default. */
  closesBeside?: boolean | undefined;
  children: ReactNode;
};

/**
 * A window over the page: keeps the focus inside, closes on Escape and returns the focus. Its code is loaded once the
 * page is idle, so that it is there at the first opening and costs the first load nothing.
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
