import type { SchoolClass } from '@wordgrove/contract/classes';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import { ArchiveClassDialog } from './archive-class-dialog.tsx';
import { ClassActions } from './class-actions.tsx';
import { EditClassDialog } from './edit-class-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';

export type ClassMenuProps = { chosen: SchoolClass | null; onChoose: (id: string | null) => void };

/** What can be done with the chosen class. The dialogs outlive the choice, so that they can close properly. */
export function ClassMenu({ chosen, onChoose }: ClassMenuProps) {
  const editing = useDialogSubject<SchoolClass>();
  const archiving = useDialogSubject<SchoolClass>();
  const handingOver = useDialogSubject<SchoolClass>();
  return (
    <>
      {chosen && (
        <ClassActions chosen={chosen} onEdit={editing.open} onArchive={archiving.open} onHandOver={handingOver.open} />
      )}
      <EditClassDialog {...editing} onClose={editing.close} />
      <ArchiveClassDialog {...archiving} onClose={archiving.close} onArchived={() => onChoose(null)} />
      <HandOverDialog {...handingOver} onClose={handingOver.close} />
    </>
  );
}
