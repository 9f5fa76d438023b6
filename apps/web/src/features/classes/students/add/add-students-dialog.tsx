import type { SchoolClass } from '@wordgrove/contract/classes';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { ConfirmDialog, SubjectDialog } from '#ui/dialog.tsx';
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
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setTyped(false);
    setAsking(false);
    dialog.close();
  };
  // A list of 300 names is much work to lose by one key.
  const guarded = { ...dialog, close: () => (isTyped ? setAsking(true) : close()) };
  return (
    <>
      <SubjectDialog dialog={guarded} title={t('add.title')} size="large">
        {(classId) => (
          <Suspense>
            <Steps classId={classId} classes={classes} onTyped={setTyped} onClose={guarded.close} />
          </Suspense>
        )}
      </SubjectDialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('add.discard-title')}
        text={<p>{t('add.discard-text')}</p>}
        confirmText={t('add.discard')}
        cancelText={t('add.discard-not')}
        onConfirm={close}
        onClose={() => setAsking(false)}
        dangerous
      />
    </>
  );
}

type StepsProps = {
  classId: string;
  classes: readonly SchoolClass[];
  onTyped: (isTyped: boolean) => void;
  onClose: () => void;
};

function Steps(props: StepsProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const handleAdded = (made: Added) => {
    props.onTyped(false);
    setAdded(made);
  };
  return added ? (
    <AddedStudents {...added} onClose={props.onClose} />
  ) : (
    <AddStudentsForm {...props} onAdded={handleAdded} />
  );
}
