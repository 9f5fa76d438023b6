import type { Assignment } from '@wordgrove/contract/assignments';
import { useEffect, useState } from 'react';
import { v7 } from 'uuid';
import { useAssignmentsAddress } from './address.ts';
import { AssignmentsScreen } from './assignments-screen.tsx';
import { FormScreen } from './form/form-screen.tsx';
import { forgetMade, keptId, madeMeanwhile } from './form/kept-form.ts';

const idOfNew = () => keptId('new') ?? v7();

type Address = Pick<ReturnType<typeof useAssignmentsAddress>, 'edit' | 'renameForm'>;

/**
 * A page that was reloaded just after the new assignment was made, before its address said so, moves on to that
 * assignment.
 *
 * @returns whether it is on the way there
 */
function useMadeMeanwhile({ edit, renameForm }: Address): boolean {
  const [made, setMade] = useState(madeMeanwhile);
  const isMoving = edit === 'new' && made !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone says whether it has arrived
  useEffect(() => {
    if (isMoving) return renameForm(made);
    if (edit === 'new') return;
    setMade(null);
    forgetMade();
  }, [edit]);
  return isMoving;
}

/** What a teacher has set for students, and the form that sets more. */
export function TeacherAssignmentsPage() {
  const address = useAssignmentsAddress();
  // Made once per form, so that sending it again after a lost answer creates no duplicate.
  const [newId, setNewId] = useState(idOfNew);
  const { edit } = address;
  const isMoving = useMadeMeanwhile(address);
  if (isMoving) return null;
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
