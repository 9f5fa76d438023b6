import type { SchoolClass } from '@wordgrove/contract/classes';
import { useTranslation } from 'react-i18next';
import { useHandOverClass } from '#features/classes/api.ts';
import { isEmail } from '#platform/field-checks.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

const start = { teacherEmail: '' };
const checks = { teacherEmail: isEmail };
const fieldOfCode = {
  'teacher-not-found': 'teacherEmail',
  'already-teaches': 'teacherEmail',
  'invalid-email': 'teacherEmail',
} as const;

export type HandOverDialogProps = {
  subject: SchoolClass | null;
  isOpen: boolean;
  opening: number;
  onClose: () => void;
  onHandedOver: () => void;
};

/** Gives a class away. It can't be taken back from here, so the dialog says what goes with it. */
export function HandOverDialog({ subject, isOpen, opening, onClose, onHandedOver }: HandOverDialogProps) {
  const { t } = useTranslation('classes');
  if (!subject) return null;
  const title = t('switcher.hand-over-title', { name: subject.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('cancel')}>
      <HandOverForm key={opening} given={subject} onClose={onClose} onHandedOver={onHandedOver} />
    </Dialog>
  );
}

type HandOverFormProps = Pick<HandOverDialogProps, 'onClose' | 'onHandedOver'> & { given: SchoolClass };

function HandOverForm({ given, onClose, onHandedOver }: HandOverFormProps) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const handOver = useHandOverClass();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = () =>
    form.submit(async ({ teacherEmail }) => {
      const { teacherName } = await handOver.mutateAsync({ id: given.id, teacherEmail });
      done(t('switcher.handed-over', { name: given.name, teacherName }));
      onClose();
      onHandedOver();
    });
  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      <p>{t('switcher.hand-over-text')}</p>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        label={t('switcher.teacher-email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field('teacherEmail')}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="danger" loading={handOver.isPending}>
          {t('switcher.hand-over')}
        </Button>
      </DialogActions>
    </Form>
  );
}
