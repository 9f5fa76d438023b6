import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import type { AssignmentForm } from './use-assignment-form.ts';

export type FormEndProps = {
  form: AssignmentForm;
  /** `students` is undefined until their number is known. */
  goesTo: { classes: readonly string[]; students: number | undefined };
  isPublished: boolean;
  /** Called with which of the two submit buttons was pressed. */
  onChoose: (publishes: boolean) => void;
  onLeave: () => void;
};

/**
 * Who it goes to, and the buttons. Return in a field presses the first submit button, which shows nothing to anybody.
 */
export function FormEnd({ form, goesTo, isPublished, onChoose, onLeave }: FormEndProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const [pressed, setPressed] = useState<'save' | 'publish'>('save');
  const choose = (button: 'save' | 'publish') => {
    setPressed(button);
    onChoose(button === 'publish');
  };
  const leave = () => {
    form.forget();
    onLeave();
  };
  const isBusy = (button: typeof pressed) => form.isBusy && pressed === button;
  const { classes, students } = goesTo;
  return (
    <>
      {classes.length > 0 && students !== undefined && (
        <p>
          {t(isPublished ? 'form.went-to' : 'form.goes-to', {
            students: t('form.student-count', { count: students }),
            classes: format.list(classes),
          })}
        </p>
      )}
      <DialogActions>
        <Button onClick={() => (form.isChanged ? setAsking(true) : leave())}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant={isPublished ? 'primary' : 'quiet'}
          loading={isBusy('save')}
          onClick={() => choose('save')}
        >
          {t(isPublished ? 'form.save' : 'form.save-draft')}
        </Button>
        {!isPublished && (
          <Button type="submit" variant="primary" loading={isBusy('publish')} onClick={() => choose('publish')}>
            {t('publish')}
          </Button>
        )}
      </DialogActions>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('form.put-away')}
        text={<p>{t('form.put-away-text')}</p>}
        confirmText={t('form.put-away-yes')}
        cancelText={t('form.put-away-no')}
        onConfirm={leave}
        onClose={() => setAsking(false)}
        dangerous
      />
    </>
  );
}
