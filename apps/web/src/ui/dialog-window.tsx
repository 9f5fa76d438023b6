import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { DialogProps } from './dialog.tsx';
import styles from './dialog-window.module.css';
import { styleNonce } from './style-nonce.ts';

// The scroll lock inside Mantine's window injects a style of its own and looks for its nonce under this global name.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

const widths = { small: '26rem', medium: '34rem', large: '48rem', full: '100%' };

/** The focus starts at the first thing to fill in or press, not at the close button, which precedes it. */
function markFirstControl(body: HTMLElement | null): void {
  body?.querySelector('input, select, textarea, button, a[href]')?.setAttribute('data-autofocus', '');
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
  // Mantine remembers where the focus came from only when it sees the window go from closed to open.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(isOpen), [isOpen]);
  return (
    <Modal
      opened={isShown}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': closeText, iconSize: 20 }}
      size={widths[size]}
      closeOnClickOutside={closesBeside}
      fullScreen={size === 'full'}
      centered
      radius="md"
      overlayProps={{ color: 'var(--color-scrim)', backgroundOpacity: 1 }}
      transitionProps={{ transition: 'pop', duration: 160 }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
        close: styles.close,
      }}
    >
      <div ref={markFirstControl}>{children}</div>
    </Modal>
  );
}
