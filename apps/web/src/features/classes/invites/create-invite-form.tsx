import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useClasses } from '#features/classes/api.ts';
import { isName } from '#platform/field-checks.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCreateInvite } from './api.ts';
import { isUses, readOptions } from './invite-options.ts';
import { OptionFields } from './option-fields.tsx';

/** A name like any other that a teacher could type, so it is the same in every language. */
const usualClassName = 'English Class';
const checks = { className: isName, maxUses: isUses };
const fieldOfCode = {
  'expires-in-past': 'expiresOn',
  'class-archived': 'className',
  'too-many-classes': 'className',
} as const;

/** Making an invite. Its id is made with the form, so that an answer that got lost can be asked for again. */
export function CreateInviteForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const create = useCreateInvite();
  const names = useClasses().data?.flatMap(({ name, archivedAt }) => (archivedAt ? [] : [name])) ?? [];
  const [id] = useState(() => v7());
  const [requireApproval, setRequireApproval] = useState(false);
  const suggestions = useId();
  const form = useFormState({
    start: { className: names[0] ?? usualClassName, maxUses: '', expiresOn: '' },
    checks,
    fieldOfCode,
  });

  const handleSubmit = async () => {
    await form.submit(async ({ className, ...typed }) => {
      const options = { ...readOptions(typed), requireApproval };
      const invite = await create.mutateAsync({ id, className, timeZone: deviceTimeZone(), ...options });
      done(t('invites.created', { code: invite.code, className: invite.className }));
      onDone();
    });
  };

  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField
        label={t('class-name')}
        hint={t('invites.class-name-hint')}
        list={suggestions}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
        {...form.field('className')}
      />
      <datalist id={suggestions}>
        {[...new Set(names)].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <OptionFields field={form.field} requireApproval={requireApproval} onApprovalChange={setRequireApproval} />
      <DialogActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={create.isPending}>
          {t('create')}
        </Button>
      </DialogActions>
    </Form>
  );
}
