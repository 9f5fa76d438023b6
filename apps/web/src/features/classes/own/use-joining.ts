import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';

/** The dialog for joining a class; an invite link (`?join=`) opens it with the code filled in. */
export function useJoining() {
  const dialog = useDialogSubject<string>();
  const navigate = useNavigate();
  const { join } = useSearch({ strict: false });
  const code = typeof join === 'string' ? join : '';
  const { open } = dialog;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening per code in the address, not per render.
  useEffect(() => {
    if (!code) return;
    open(code);
    // Keeps the back button and reloads from opening it again.
    void navigate({ to: '.', search: {}, replace: true });
  }, [code]);

  return { ...dialog, code: dialog.subject ?? '', open: () => open('') };
}
