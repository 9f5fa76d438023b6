import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirmText: string;
  cancelText: string;
  onConfirm: () => void;
  onClose: () => void;
  dangerous?: boolean | undefined;
  busy?: boolean | undefined;
};

/** Asks for confirmation before something important. The close button has the cancel button's text. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmText, cancelText, onConfirm, onClose, dangerous = false, busy } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={cancelText} size="small">
      {text}
      <DialogActions>
        <Button onClick={onClose}>{cancelText}</Button>
        <Button variant={dangerous ? 'danger' : 'primary'} onClick={onConfirm} loading={busy}>
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
