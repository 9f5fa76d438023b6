import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExtend } from '#features/assignments/teacher/api.ts';
import { DueField } from '#features/assignments/teacher/due-field.tsx';
import { useExtension } from '#features/assignments/teacher/use-extension.ts';
import { errorStatus } from '#platform/errors.ts';
import { clockTimeIn } from '#platform/time-zones.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';

type ExtendProps = { assignment: Assignment; student: StudentWork; onClose: () => void };

/** Gives one student more time, or takes it back. */
export function ExtendForm({ assignment, student, onClose }: ExtendProps) {
  const { t } = useTranslation('assignments-teacher');
  const { errorText } = useErrorText();
  const format = useFormat();
  const { done } = useOutcomeToast();
  const extend = useExtend();
  const { id, timeZone, dueAt } = assignment;
  const { studentId, name, extendedTo } = student;
  const extension = useExtension(assignment, () => clockTimeIn(student.dueAt ?? dueAt ?? new Date(), timeZone));
  const [refusal, setRefusal] = useState<unknown>(null);
  useOnceBack(errorStatus(refusal) === 0, () => setRefusal(null));
  const send = async (due: { at: string; timeZone: string } | null) => {
    if (extend.isPending) return;
    try {
      await extend.mutateAsync({ id, studentId, due });
    } catch (error) {
      // The dialog says why, and keeps what was typed.
      return setRefusal(extension.explain(error) ? null : error);
    }
    done(t(due ? 'extend.done' : 'extend.undone', { name }));
    onClose();
  };
  const handleSubmit = () => {
    setRefusal(null);
    if (extension.check()) void send(extension.due);
  };
  return (
    <Form onSubmit={handleSubmit} errors={{ due: extension.error }}>
      {refusal !== null && <Notice tone="error">{errorText(refusal)}</Notice>}
      {dueAt !== null && <p>{t('extend.others', { at: format.dateTimeIn(dueAt, timeZone) })}</p>}
      <DueField {...extension.field} />
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
