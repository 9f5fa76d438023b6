import { useState } from 'react';
import { latePart, useLatePart } from '#ui/late-part.ts';
import type { ImportDialogProps } from './import-dialog.tsx';

const dialog = latePart(
  'import-dialog',
  () => import('./import-dialog.tsx'),
  (module) => module.ImportDialog,
);

/** The import dialog, whose code is loaded when it is first wanted. */
export function LateImportDialog(props: ImportDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  const ImportDialog = useLatePart(dialog, props.isOpen, props.onClose);
  return wasOpened && ImportDialog ? <ImportDialog {...props} /> : null;
}
