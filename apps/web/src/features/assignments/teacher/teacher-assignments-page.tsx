import type { Assignment } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { v7 } from 'uuid';
import { useAssignmentsAddress } from './address.ts';
import { AssignmentsScreen } from './assignments-screen.tsx';
import { FormScreen } from './form/form-screen.tsx';
import { keptId } from './form/kept-form.ts';

const idOfNew = () => keptId('new') ?? v7();

/** What a teacher has set for students, and the form that sets more. */
export function TeacherAssignmentsPage() {
  const address = useAssignmentsAddress();
  // Made once per form: sending it again after a lost answer makes no second one.
  const [newId, setNewId] = useState(idOfNew);
  const { edit } = address;
  if (edit === null) {
    const open = (form: string) => {
      if (form === 'new') setNewId(idOfNew());
      address.open(form);
    };
    return <AssignmentsScreen classId={address.classId} onChooseClass={address.choose} onOpenForm={open} />;
  }
  const id = edit === 'new' ? newId : edit;
  const handleKept = (saved: Assignment) => {
    if (edit === 'new') address.renameForm(saved.id);
  };
  return (
    <FormScreen
      key={id}
      id={id}
      isNew={edit === 'new'}
      classId={address.classId}
      onKept={handleKept}
      onLeave={address.leaveForm}
    />
  );
}
