import type { SchoolClass } from '@wordgrove/contract/classes';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { SubjectDialog } from '#ui/dialog.tsx';
import { AddStudentsForm } from './add-students-form.tsx';
import type { Added } from './added-students.tsx';
import { AddedStudents } from './added-students.tsx';

type AddStudentsDialogProps = {
  /** Its subject is the class that is chosen at first; empty for none. */
  dialog: DialogSubject<string>;
  classes: readonly SchoolClass[];
};

/** Makes accounts for a list of names, and then says what became of each row. */
export function AddStudentsDialog({ dialog, classes }: AddStudentsDialogProps) {
  const { t } = useTranslation('classes-students');
  return (
    <SubjectDialog dialog={dialog} title={t('add.title')} size="large">
      {(classId) => (
        <Suspense>
          <Steps classId={classId} classes={classes} onClose={dialog.close} />
        </Suspense>
      )}
    </SubjectDialog>
  );
}

type StepsProps = { classId: string; classes: readonly SchoolClass[]; onClose: () => void };

function Steps(props: StepsProps) {
  const [added, setAdded] = useState<Added | null>(null);
  return added ? (
    <AddedStudents {...added} onClose={props.onClose} />
  ) : (
    <AddStudentsForm {...props} onAdded={setAdded} />
  );
}
