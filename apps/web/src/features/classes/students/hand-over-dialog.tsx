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
const fieldOfCode = { 'already-teaches': 'teacherEmail' } as const;

export type HandOverDialogProps = {
  subject: SchoolClass | null;
  isOpen: boolean;
  opening: number;
  onClose: () => void;
};

/** Offers a class to another teacher, and says what goes with it. */
export function HandOverDialog({ subject, isOpen, opening, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('classes');
  if (!subject) return null;
  const title = t('switcher.hand-over-title', { name: subject.name });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeText={t('cancel')}>
      <HandOverForm key={opening} given={subject} onClose={onClose} />
    </Dialog>
  );
}

type HandOverFormProps = Pick<HandOverDialogProps, 'onClose'> & { given: SchoolClass };

function HandOverForm({ given, onClose }: HandOverFormProps) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const handOver = useHandOverClass();
  const form = useFormState({ start, checks, fieldOfCode });
  const handleSubmit = () =>
    form.submit(async ({ teacherEmail }) => {
      const { offeredTo } = await handOver.mutateAsync({ id: given.id, teacherEmail });
      done(t('switcher.offered', { name: given.name, email: offeredTo }));
      onClose();
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
        <Button type="submit" variant="primary" loading={handOver.isPending}>
          {t('switcher.offer')}
        </Button>
      </DialogActions>
    </Form>
  );
}
