import type { ReactNode } from 'react';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { Button } from './button.tsx';
import { DialogActions } from './dialog-actions.tsx';
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
  /** Of the cross; "Cancel" by default. */
  closeText?: string | undefined;
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

export type SubjectDialogProps<Subject> = Pick<DialogProps, 'closeText' | 'size'> & {
  dialog: DialogSubject<Subject>;
  title: string | ((subject: Subject) => string);
  children: (subject: Subject) => ReactNode;
};

/** A dialog about a row of a list, or the like; its content starts afresh with every opening. */
export function SubjectDialog<Subject>({ dialog, title, children, ...rest }: SubjectDialogProps<Subject>) {
  const { subject, isOpen, opening, close } = dialog;
  const titleText = typeof title === 'string' ? title : subject === null ? '' : title(subject);
  return (
    <Dialog {...rest} isOpen={isOpen} onClose={close} title={titleText}>
      <Fragment key={opening}>{subject !== null && children(subject)}</Fragment>
    </Dialog>
  );
}

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** What will happen, and whether it can be undone. */
  text: ReactNode;
  confirmText: string;
  /** "Cancel" by default. */
  cancelText?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
  dangerous?: boolean | undefined;
  busy?: boolean | undefined;
};

/** Asks for confirmation before something important. The close button has the cancel button's text. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('app');
  const { isOpen, title, text, confirmText, cancelText = t('cancel'), onConfirm, onClose, dangerous, busy } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={cancelText} size="small">
      {text}
      <DialogActions>
        <Button onClick={onClose}>{cancelText}</Button>
        {/* The second half of a double click would confirm again what is being done. */}
        <Button
          variant={dangerous ? 'danger' : 'primary'}
          onClick={({ detail }) => detail < 2 && onConfirm()}
          loading={busy}
        >
          {confirmText}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
