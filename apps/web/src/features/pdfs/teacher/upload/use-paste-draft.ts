import { useEffect, useState } from 'react';
import { useOpenClasses } from '#features/pdfs/teacher/api.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useSession } from '#platform/use-session.ts';
import type { KeptPaste } from './kept-paste.ts';
import { keepPaste, readPaste } from './kept-paste.ts';
import { pasteChecks } from './paste-form.tsx';

const empty: KeptPaste = { values: { title: '', description: '', text: '' }, classIds: [] };

/**
 * A text being typed or pasted and the classes chosen for it, which are kept in this tab until the text is saved or the
 * teacher signs out.
 */
export function usePasteDraft() {
  const teacherId = useSession().user?.uid ?? '';
  const [kept] = useState(() => readPaste(teacherId));
  const [isRestored, setRestored] = useState(kept !== null);
  const [classIds, setClassIds] = useState(kept?.classIds ?? empty.classIds);
  const form = useFormState({ start: kept?.values ?? empty.values, checks: pasteChecks });
  const { values } = form;
  const isTyped = Object.values(values).some((value) => value.trim() !== '');
  useEffect(() => keepPaste(teacherId, isTyped ? { values, classIds } : null), [teacherId, isTyped, values, classIds]);

  const { open } = useOpenClasses();
  return {
    form,
    /** A class may have been archived since it was chosen. */
    classIds: open ? classIds.filter((each) => open.some(({ id }) => id === each)) : classIds,
    setClassIds,
    /** Whether it was begun before the page was opened. */
    isRestored,
    wasKept: kept !== null,
    startAfresh: () => {
      form.fill(empty.values);
      setClassIds(empty.classIds);
      setRestored(false);
    },
    /** Called when it is saved. */
    forget: () => keepPaste(teacherId, null),
  };
}
