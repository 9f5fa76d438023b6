import { IconPaperclip } from '@tabler/icons-react';
import type { OwnHandIn } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTurnIn } from '#features/assignments/student/api.ts';
import { acceptedFiles } from '#platform/file-check.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { FileButton } from '#ui/file-button.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { FileRows } from './file-rows.tsx';
import styles from './hand-in.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import type { OwnHandInTask } from './student-hand-in.ts';
import { TakePhotos } from './take-photos.tsx';
import { UploadRows } from './upload-rows.tsx';
import type { DraftState } from './use-draft.ts';
import { useDraft } from './use-draft.ts';
import { useUploads } from './use-uploads.ts';

type HandInEditorProps = { assignment: OwnHandInTask; studentId: string; work: OwnHandIn };

/** Work that isn't turned in yet: its text, its files, and turning it in. */
export function HandInEditor({ assignment, studentId, work }: HandInEditorProps) {
  const { t } = useTranslation(['assignments-hand-in', 'assignments']);
  const { id, title, task } = assignment;
  const draft = useDraft(studentId, id, work);
  const room = Math.max(0, task.files - work.files.length);
  const uploading = useUploads(id, { room, maxBytes: work.maxFileBytes });
  const turning = useTurningIn(id, title, draft);
  const isEmpty = work.files.length === 0 && draft.text.trim() === '';
  return (
    <>
      <TextPart draft={draft} />
      {task.files > 0 && <FilesPart id={id} most={task.files} room={room} work={work} uploading={uploading} />}
      {turning.problem && <Notice tone="error">{turning.problem}</Notice>}
      <div className={layout.row}>
        <Button
          variant="primary"
          loading={turning.isBusy}
          onClick={() => turning.start({ isEmpty, isUploading: uploading.isRunning })}
        >
          {t('assignments:turn-in.button')}
        </Button>
      </div>
      <LeaveGuard isRunning={uploading.isRunning} />
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

function TextPart({ draft }: { draft: DraftState }) {
  const { t } = useTranslation('assignments-hand-in');
  const { errorText } = useErrorText();
  const { refused, standing } = draft;
  const why = refused?.why === 'edit-conflict' ? t('conflict.text') : refused && errorText({ code: refused.why });
  return (
    <>
      {refused && (
        <Notice tone="warning" title={t('conflict.title')}>
          <p>{why}</p>
          <div className={layout.row}>
            <Button onClick={draft.keepMine}>{t('conflict.mine')}</Button>
            <Button onClick={draft.takeTheirs}>{t('conflict.theirs')}</Button>
          </div>
        </Notice>
      )}
      <div>
        <TextAreaField
          label={t('text')}
          error={undefined}
          rows={10}
          maxLength={limits.handInTextMax}
          value={draft.text}
          onChange={({ target }) => draft.write(target.value)}
          onBlur={() => void draft.flush()}
        />
        <p className={styles.standing} role="status">
          {draft.text !== '' && t(`standing.${standing}`)}
        </p>
      </div>
    </>
  );
}

type FilesPartProps = {
  id: string;
  most: number;
  room: number;
  work: OwnHandIn;
  uploading: ReturnType<typeof useUploads>;
};

function FilesPart({ id, most, room, work, uploading }: FilesPartProps) {
  const { t } = useTranslation('assignments-hand-in');
  const format = useFormat();
  return (
    <section className={layout.stack} aria-labelledby="own-files">
      <div>
        <h3 id="own-files">{t('files')}</h3>
        <p className={styles.hint}>
          {t('files-hint', { count: most, size: format.megabytes(roundedBytes(work.maxFileBytes)) })}
        </p>
      </div>
      <FileRows assignmentId={id} files={work.files} />
      <UploadRows uploading={uploading} />
      {room > 0 ? (
        <div className={layout.row}>
          <FileButton icon={IconPaperclip} accept={acceptedFiles} onChoose={uploading.add}>
            {t('add-files')}
          </FileButton>
          <TakePhotos maxBytes={work.maxFileBytes} onJoined={(file) => uploading.add([file])} />
        </div>
      ) : (
        <p>{t('full', { count: most })}</p>
      )}
    </section>
  );
}

/** Limits are said in megabytes as people know them: 10 for 10,485,760. */
function roundedBytes(bytes: number): number {
  return Math.round(bytes / 1_048_576) * 1_000_000;
}
