import type { Pdf } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditText } from '#features/pdfs/teacher/api.ts';
import { DetailsFields, detailChecks } from '#features/pdfs/teacher/upload/details-fields.tsx';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';

export function EditTextDialog({ dialog }: { dialog: DialogSubject<Pdf> }) {
  const { t } = useTranslation('pdfs-teacher');
  const { subject, isOpen, opening, close } = dialog;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={t('edit.title')} closeText={t('cancel')}>
      {subject && <EditText key={opening} opened={subject} onClose={close} />}
    </Dialog>
  );
}

/** `opened` is the text as it was when the dialog opened: the edits are meant for that version. */
function EditText({ opened, onClose }: { opened: Pdf; onClose: () => void }) {
  const { t } = useTranslation('pdfs-teacher');
  const { done } = useOutcomeToast();
  const [changed, setChanged] = useState<Pdf | null>(null);
  const [classIds, setClassIds] = useState<readonly string[]>(opened.classes.map(({ id }) => id));
  const edit = useEditText(setChanged);
  const { title, description } = opened;
  const form = useFormState({ start: { title, description }, checks: detailChecks });
  const { id, version } = changed ?? opened;
  const handleSubmit = async () => {
    const isSaved = await form.submit((values) =>
      edit.mutateAsync({ id, version, ...values, classIds: [...classIds] }),
    );
    if (!isSaved) return;
    done(t('edit.saved'));
    onClose();
  };
  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      {changed && <Notice tone="warning">{t('edit.changed-elsewhere', { title: changed.title })}</Notice>}
      <DetailsFields field={form.field} classIds={classIds} onClassIds={setClassIds} known={opened.classes} />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={edit.isPending}>
          {t('edit.save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
