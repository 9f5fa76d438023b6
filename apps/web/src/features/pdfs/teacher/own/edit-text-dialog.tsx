import type { Pdf } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditText } from '#features/pdfs/teacher/api.ts';
import { DetailsFields, detailChecks } from '#features/pdfs/teacher/upload/details-fields.tsx';
import { mergeChosen } from '#platform/merge-edits.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
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

function EditText({ opened, onClose }: { opened: Pdf; onClose: () => void }) {
  const { t } = useTranslation('pdfs-teacher');
  const { done } = useOutcomeToast();
  const [classIds, setClassIds] = useState(() => classesOf(opened));
  const form = useEditForm({
    ...{ row: opened, typed, checks: detailChecks },
    onFollow: (before, saved) => setClassIds((chosen) => mergeChosen(chosen, classesOf(before), classesOf(saved))),
  });
  const edit = useEditText(form.follow);
  const { id, version, classes } = form.edited;
  const field = (name: 'title' | 'description') => {
    const savedNow = form.clashes[name];
    return {
      ...form.field(name),
      hint: savedNow === undefined ? null : t('edit.saved-now', { value: savedNow || '–' }),
    };
  };
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
      {form.changed && <Notice tone="warning">{t('edit.changed-elsewhere')}</Notice>}
      <DetailsFields
        field={field}
        classIds={classIds}
        onClassIds={setClassIds}
        known={[...opened.classes, ...classes]}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={edit.isPending}>
          {t('edit.save')}
        </Button>
      </DialogActions>
    </Form>
  );
}

const typed = ({ title, description }: Pdf) => ({ title, description });

const classesOf = ({ classes }: Pdf): readonly string[] => classes.map(({ id }) => id);
