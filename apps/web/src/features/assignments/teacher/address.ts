import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { validate } from 'uuid';

/** What the address holds: the form that is open, if any, and the class whose assignments are listed. */
export type AssignmentsAddress = {
  /** `new`, or the id of the assignment being edited. */
  edit: string | null;
  classId: string | null;
};

/** The page's state, kept in its address so that reloads and the back button return to it. */
export function useAssignmentsAddress() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const classId = validate(search.class) ? String(search.class) : null;
  const edit = search.edit === 'new' || validate(search.edit) ? String(search.edit) : null;
  const go = (to: Partial<AssignmentsAddress>, replace = false) => {
    const wanted = { edit, classId, ...to };
    void navigate({
      to: paths.teacherAssignments,
      search: { ...(wanted.classId && { class: wanted.classId }), ...(wanted.edit && { edit: wanted.edit }) },
      replace,
      resetScroll: wanted.edit !== edit && !replace,
    });
  };
  return {
    edit,
    classId,
    open: (form: string) => go({ edit: form }),
    /** The form continues under another name: its assignment now exists. */
    renameForm: (form: string) => go({ edit: form }, true),
    leaveForm: () => go({ edit: null }),
    choose: (chosen: string | null) => go({ classId: chosen }, true),
  };
}
