import { clsx } from 'clsx';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { AriaLocale } from './aria-locale.tsx';
import { CloseMark } from './close-mark.tsx';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog-window.module.css';

/** The focus starts at the first thing to fill in or press, not at the close button, which precedes it. */
function focusFirstControl(body: HTMLElement | null): void {
  if (!body || body.contains(document.activeElement)) return;
  body.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
}

/** The window of `Dialog`, in its own chunk. */
export function DialogWindow({
  isOpen,
  onClose,
  title,
  closeText,
  size = 'medium',
  closesBeside = true,
  children,
}: DialogProps) {
  const { t } = useTranslation('app');
  return (
    <AriaLocale>
      <ModalOverlay
        className={clsx(styles.overlay)}
        isOpen={isOpen}
        onOpenChange={onClose}
        isDismissable
        shouldCloseOnInteractOutside={() => closesBeside}
      >
        <Modal className={clsx(styles.window)} data-size={size}>
          <AriaDialog className={clsx(styles.content)}>
            <header className={clsx(styles.header)}>
              <Heading slot="title" className={clsx(styles.title)}>
                {title}
              </Heading>
              <button
                type="button"
                className={clsx(styles.close)}
                aria-label={closeText ?? t('cancel')}
                onClick={onClose}
              >
                <CloseMark size={20} />
              </button>
            </header>
            <div className={clsx(styles.body)} ref={focusFirstControl}>
              {children}
            </div>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
