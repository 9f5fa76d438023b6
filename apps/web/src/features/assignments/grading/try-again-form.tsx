import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DueField } from '#features/assignments/teacher/due-field.tsx';
import { useExtension } from '#features/assignments/teacher/use-extension.ts';
import { errorStatus } from '#platform/errors.ts';
import { clockTimeIn } from '#platform/time-zones.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { useTryAgain } from './api.ts';
import type { GradeKeeper } from './grade-keeper.ts';

type TryAgainFormProps = {
  assignment: Assignment;
  work: StudentWork;
  /** What is in the form so far. */
  comment: string;
  keeper: GradeKeeper;
  onClose: () => void;
};

const weekMs = 7 * 24 * 3_600_000;

/** Opens a student's work again, with a comment and, once it is due, more time. */
export function TryAgainForm({ assignment, work, comment: written, keeper, onClose }: TryAgainFormProps) {
  const { t } = useTranslation('assignments-grading');
  const { errorText } = useErrorText();
  const { done } = useOutcomeToast();
  const { id, timeZone, closedAt } = assignment;
  const tryAgain = useTryAgain(id);
  const isDue = work.dueAt !== null && new Date(work.dueAt) < new Date();
  const [comment, setComment] = useState(written);
  const extension = useExtension(assignment, () => clockTimeIn(new Date(Date.now() + weekMs), timeZone));
  const [refusal, setRefusal] = useState<unknown>(null);
  useOnceBack(errorStatus(refusal) === 0, () => setRefusal(null));
  const send = async () => {
    if (tryAgain.isPending) return;
    setRefusal(null);
    if (isDue && !extension.check()) return;
    const { studentId, turnedInAt, name, grade } = work;
    const version = keeper.versionOf({ studentId, version: grade.version });
    const due = isDue ? extension.due : null;
    try {
      await tryAgain.mutateAsync({ id, studentId, turnedInAt, version, comment, due });
    } catch (error) {
      // The dialog says why, and keeps what was typed.
      return setRefusal(extension.explain(error) ? null : error);
    }
    keeper.takeTheirs(studentId);
    done(t('again.done', { name }));
    onClose();
  };
  if (closedAt !== null) {
    return (
      <>
        <Notice tone="warning" title={t('again.closed')}>
          {t('again.closed-text')}
        </Notice>
        <DialogActions>
          <Button onClick={onClose}>{t('again.cancel')}</Button>
        </DialogActions>
      </>
    );
  }
  return (
    <Form onSubmit={() => void send()} errors={{ due: extension.error }}>
      {refusal !== null && <Notice tone="error">{errorText(refusal)}</Notice>}
      <p>{t('again.text')}</p>
      <TextAreaField
        label={t('comment')}
        rows={3}
        maxLength={limits.textMax}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {isDue && <DueField {...extension.field} />}
      <DialogActions>
        <Button onClick={onClose}>{t('again.cancel')}</Button>
        <Button type="submit" variant="primary" loading={tryAgain.isPending}>
          {t('again.send')}
        </Button>
      </DialogActions>
    </Form>
  );
}
