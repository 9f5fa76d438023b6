import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCreateInvite } from '#features/classes/invites/api.ts';
import { checkName } from '#platform/field-checks.ts';
import { projectorPath } from '#platform/projector-path.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './open-class-form.module.css';

const checks = { className: checkName };
const fieldOfCode = { 'class-name-taken': 'className', 'too-many-classes': 'className' } as const;

/** Opens a class, with its code, by its name alone, and leads to where the class sees how to join. */
export function OpenClassForm() {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const create = useCreateInvite();
  // The same for the same name, so that sending it again after a lost answer makes no second code.
  const requestId = useRequestId();
  const form = useFormState({ start: { className: '' }, checks, fieldOfCode });
  const handleSubmit = () =>
    form.submit(async (values) => {
      const className = values.className.trim();
      const made = await create.mutateAsync({ id: requestId(className), className, timeZone: deviceTimeZone() });
      await navigate({ to: projectorPath(made.classId) });
    });
  return (
    <Form onSubmit={handleSubmit} errors={form.errors} failure={form.failure}>
      <div className={styles.line}>
        <div className={styles.field}>
          <TextField label={t('class-name')} autoComplete="off" {...form.field('className')} />
        </div>
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t('card.step.open-action')}
        </Button>
      </div>
    </Form>
  );
}
