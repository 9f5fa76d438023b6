import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTimeIn, isClockTime } from '#features/assignments/due-time.ts';
import { useExtend } from '#features/assignments/teacher/api.ts';
import { DueField } from '#features/assignments/teacher/due-field.tsx';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';

export function ExtendDialog({ assignment, dialog }: { assignment: Assignment; dialog: DialogSubject<StudentWork> }) {
  const { t } = useTranslation('assignments-teacher');
  const { subject, isOpen, opening, close } = dialog;
  if (!subject) return null;
  const title = t('extend.title', { name: subject.name });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title} closeText={t('cancel')} size="small">
      <Extend key={opening} assignment={assignment} student={subject} onClose={close} />
    </Dialog>
  );
}

type ExtendProps = { assignment: Assignment; student: StudentWork; onClose: () => void };

/** Gives one student more time, or takes it back. */
function Extend({ assignment, student, onClose }: ExtendProps) {
  const { t } = useTranslation('assignments-teacher');
  const { errorText } = useErrorText();
  const format = useFormat();
  const { done } = useOutcomeToast();
  const extend = useExtend();
  const { id, timeZone, dueAt } = assignment;
  const { studentId, name, extendedTo } = student;
  const [at, setAt] = useState(() => clockTimeIn(student.dueAt ?? dueAt ?? new Date(), timeZone));
  const [isWrong, setWrong] = useState(false);
  const send = async (due: { at: string; timeZone: string } | null) => {
    if (extend.isPending) return;
    try {
      await extend.mutateAsync({ id, studentId, due });
    } catch {
      // The dialog says why, and keeps what was typed.
      return;
    }
    done(t(due ? 'extend.done' : 'extend.undone', { name }));
    onClose();
  };
  const handleSubmit = () => {
    const isWhole = isClockTime(at);
    setWrong(!isWhole);
    if (isWhole) void send({ at, timeZone });
  };
  return (
    <Form onSubmit={handleSubmit} errors={{ due: isWrong ? t('extend.needed') : undefined }}>
      {extend.isError && <Notice tone="error">{errorText(extend.error)}</Notice>}
      {dueAt !== null && <p>{t('extend.others', { at: format.dateTimeIn(dueAt, timeZone) })}</p>}
      <DueField
        value={at}
        timeZone={timeZone}
        error={isWrong ? t('extend.needed') : undefined}
        onChange={({ target }) => {
          setAt(target.value);
          setWrong(false);
        }}
      />
      <DialogActions>
        {extendedTo !== null && (
          <Button loading={extend.isPending} onClick={() => void send(null)}>
            {t('extend.back')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={extend.isPending}>
          {t('extend.send')}
        </Button>
      </DialogActions>
    </Form>
  );
}
