import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Assignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { useEffect, useState } from 'react';
import { v7, validate } from 'uuid';
import { AssignmentsScreen } from './assignments-screen.tsx';
import type { Prefilled } from './form/form-screen.tsx';
import { FormScreen } from './form/form-screen.tsx';
import { forgetMade, keptId, madeMeanwhile } from './form/kept-form.ts';

const idOfNew = () => keptId('new') ?? v7();

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
      prefilled={address.prefilled}
      previewing={address.previewing}
      onKept={handleKept}
      onLeave={address.leaveForm}
    />
  );
}

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

/** What the address holds: the form that is open, if any, and the class whose assignments are listed. */
type AssignmentsAddress = {
  /** `new`, or the id of the assignment being edited. */
  edit: string | null;
  classId: string | null;
  /** Whether it shows the form's homework as students will see it. */
  isPreview: boolean;
};

/** The page's state, kept in its address so that reloads and the back button return to it. */
function useAssignmentsAddress() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const classId = validate(search.class) ? String(search.class) : null;
  const edit = search.edit === 'new' || validate(search.edit) ? String(search.edit) : null;
  const prefilled = prefilledBy(search);
  const isPreview = edit !== null && search.preview !== undefined;
  const placeOf = (to: Partial<AssignmentsAddress>) => {
    const wanted = { edit, classId, isPreview: false, ...to };
    return {
      to: paths.teacherAssignments,
      search: {
        ...(wanted.classId && { class: wanted.classId }),
        ...(wanted.edit && { edit: wanted.edit }),
        ...(wanted.isPreview && { preview: '1' }),
        ...(wanted.edit === 'new' && prefilled),
      },
    };
  };
  const go = (to: Partial<AssignmentsAddress>, replace = false) =>
    void navigate({ ...placeOf(to), replace, resetScroll: to.edit !== undefined && to.edit !== edit && !replace });
  const preview = (isOpen: boolean) =>
    void navigate({ ...placeOf({ isPreview: isOpen }), replace: !isOpen, resetScroll: true });
  return {
    edit,
    classId,
    prefilled,
    open: (form: string) => go({ edit: form }),
    /** The form continues under another name: its assignment now exists. */
    renameForm: (form: string) => go({ edit: form }, true),
    leaveForm: () => go({ edit: null }),
    previewing: {
      isOpen: isPreview,
      here: placeOf({ isPreview: true }),
      open: () => preview(true),
      leave: () => preview(false),
    },
    choose: (chosen: string | null) => go({ classId: chosen }, true),
  };
}

/** What another screen wants in a new form: a title, and words for a game. */
function prefilledBy({ title, words }: Readonly<Record<string, unknown>>): Prefilled | null {
  if (typeof words !== 'string' || words.length > limits.textMax) return null;
  return { title: typeof title === 'string' ? title.slice(0, limits.nameMax) : '', words };
}
