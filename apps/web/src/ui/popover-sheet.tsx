import { clsx } from 'clsx';
import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import { DialogWindow } from './dialog-window.tsx';
import styles from './popover-sheet.module.css';
import { useMedia } from './use-media.ts';

export type PopoverSheetProps = {
  /** The button that opens it, and below which it hangs. */
  trigger: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeText: string;
  /** Beside the title, or below it on a phone. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A list below a button of the bar, which fills the screen on a phone. It keeps the focus inside, closes on Escape or a
 * click beside it, and gives the focus back. It brings React Aria's code: load it when it is first opened.
 */
export function PopoverSheet({ trigger, isOpen, onClose, title, closeText, action, children }: PopoverSheetProps) {
  const isPhone = useMedia('(max-width: 40rem)');
  if (isPhone) {
    return (
      <DialogWindow isOpen={isOpen} onClose={onClose} title={title} closeText={closeText} size="full">
        {action}
        {children}
      </DialogWindow>
    );
  }
  return (
    <AriaLocale>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        placement="bottom end"
        className={clsx(styles.popover)}
      >
        <Dialog className={clsx(styles.content)}>
          <header className={clsx(styles.header)}>
            <Heading slot="title" className={clsx(styles.title)}>
              {title}
            </Heading>
            {action}
          </header>
          {children}
        </Dialog>
      </Popover>
    </AriaLocale>
  );
}
