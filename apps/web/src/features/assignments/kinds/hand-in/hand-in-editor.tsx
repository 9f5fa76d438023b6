import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurnIn } from '#features/assignments/student/api.ts';
import { errorStatus } from '#platform/errors.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { FileRows } from './file-rows.tsx';
import { HandInDesk } from './hand-in-desk.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { OwnHandInTask } from './student-hand-in.ts';
import type { DraftState } from './use-draft.ts';
import { useDraft, useOnceTaken } from './use-draft.ts';
import { sendTo, useUploads } from './use-uploads.ts';

type HandInEditorProps = { assignment: OwnHandInTask; studentId: string; work: OwnHandIn };

/** Work that isn't turned in yet: its text, its files, and turning it in. */
export function HandInEditor({ assignment, studentId, work }: HandInEditorProps) {
  const { id, title, dueAt, task } = assignment;
  const { files, maxFileBytes: maxBytes } = work;
  const draft = useDraft(studentId, assignment, work);
  const room = Math.max(0, task.files - files.length);
  const uploading = useUploads(sendTo(id), { room, maxBytes });
  const turning = useTurningIn({ id, title, dueAt }, draft, {
    'still-sending': uploading.isRunning,
    'decide-first': draft.refused !== null,
    empty: files.length === 0 && draft.text.trim() === '',
    'not-saved': draft.isHeldUp,
  });
  return (
    <>
      <HandInDesk
        {...{ draft, uploading, turning, maxBytes, room }}
        most={task.files}
        rows={<FileRows assignmentId={id} files={files} />}
      />
      <LeaveGuard of="files" isLosing={uploading.isRunning} />
    </>
  );
}

/** What keeps work from being turned in, as long as it does. */
type Hurdle = 'still-sending' | 'decide-first' | 'empty' | 'not-saved';

/** Turning in: first what is typed is saved. What was in the way is said until it isn't any more. */
function useTurningIn(
  { id, title, dueAt }: Pick<OwnHandInTask, 'id' | 'title' | 'dueAt'>,
  draft: DraftState,
  isThere: Readonly<Record<Hurdle, boolean>>,
) {
  const { t } = useTranslation(['assignments', 'assignments-hand-in', 'errors']);
  const { done } = useOutcomeToast();
  const { errorText } = useErrorText();
  const turnIn = useTurnIn();
  const [hurdle, setHurdle] = useState<Hurdle | null>(null);
  const [isSaving, setSaving] = useState(false);
  if (hurdle && !isSaving && !isThere[hurdle]) setHurdle(null);
  useOnceBack(errorStatus(turnIn.error) === 0, turnIn.reset);
  useOnceTaken(dueAt, turnIn.reset);
  const send = async () => {
    setSaving(true);
    try {
      if (!(await draft.flush())) return setHurdle('not-saved');
      await turnIn.mutateAsync({ id });
      done(t('turn-in.done', { title }), id);
    } catch {
      // The mutation keeps why.
    } finally {
      setSaving(false);
    }
  };
  const said = hurdle && (hurdle === 'empty' ? t('errors:hand-in-empty') : t(`assignments-hand-in:${hurdle}`));
  return {
    problem: said ?? (turnIn.isError ? errorText(turnIn.error) : null),
    isBusy: isSaving,
    start: () => {
      turnIn.reset();
      const first = (['still-sending', 'decide-first', 'empty'] as const).find((each) => isThere[each]);
      setHurdle(first ?? null);
      if (!first) void send();
    },
  };
}
