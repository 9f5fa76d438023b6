import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurnIn } from '#features/assignments/student/api.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { FileRows } from './file-rows.tsx';
import { HandInDesk } from './hand-in-desk.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { OwnHandInTask } from './student-hand-in.ts';
import type { DraftState } from './use-draft.ts';
import { useDraft } from './use-draft.ts';
import { sendTo, useUploads } from './use-uploads.ts';

type HandInEditorProps = { assignment: OwnHandInTask; studentId: string; work: OwnHandIn };

/** Work that isn't turned in yet: its text, its files, and turning it in. */
export function HandInEditor({ assignment, studentId, work }: HandInEditorProps) {
  const { id, title, task } = assignment;
  const { files, maxFileBytes: maxBytes } = work;
  const draft = useDraft(studentId, id, work);
  const room = Math.max(0, task.files - files.length);
  const uploading = useUploads(sendTo(id), { room, maxBytes });
  const turning = useTurningIn(id, title, draft);
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

/** Turning in: first what is typed is saved. */
function useTurningIn(id: string, title: string, draft: DraftState) {
  const { t } = useTranslation(['assignments', 'assignments-hand-in', 'errors']);
  const { done } = useOutcomeToast();
  const { errorText } = useErrorText();
  const turnIn = useTurnIn();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const send = async () => {
    setSaving(true);
    try {
      if (!(await draft.flush())) return setProblem(t('assignments-hand-in:not-saved'));
      await turnIn.mutateAsync({ id });
      done(t('turn-in.done', { title }), id);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return {
    problem,
    isBusy: isSaving,
    start: ({ isEmpty, isUploading }: { isEmpty: boolean; isUploading: boolean }) => {
      setProblem(null);
      if (isUploading) setProblem(t('assignments-hand-in:still-sending'));
      else if (draft.refused) setProblem(t('assignments-hand-in:decide-first'));
      else if (isEmpty) setProblem(t('errors:hand-in-empty'));
      else void send();
    },
  };
}
