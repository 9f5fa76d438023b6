import { isSameClassName } from '@wordgrove/contract/class-name';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { isName } from '#platform/field-checks.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ComboField } from '#ui/combo-field.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCreateInvite } from './api.ts';
import { isUses, readOptions } from './invite-options.ts';
import { OptionFields } from './option-fields.tsx';

/** A name that a teacher could type, so it is the same in every language. */
const usualClassName = 'English Class';
const checks = { className: isName, maxUses: isUses };
const fieldOfCode = {
  'expires-in-past': 'expiresOn',
  'class-archived': 'className',
  'too-many-classes': 'className',
} as const;

export type CreateInviteFormProps = {
  /** The teacher's open classes, the preselected one first. */
  classes: readonly SchoolClass[];
  onDone: () => void;
};

/** Creates an invite. Its id is made with the form, so that a request whose answer got lost can be repeated. */
export function CreateInviteForm({ classes, onDone }: CreateInviteFormProps) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const create = useCreateInvite();
  const [id] = useState(() => v7());
  const [requireApproval, setRequireApproval] = useState(false);
  const form = useFormState({
    start: { className: classes[0]?.name ?? usualClassName, maxUses: '', expiresOn: '' },
    checks,
    fieldOfCode,
  });

  const { value: className, error, onChange: nameClass } = form.field('className');
  // Of two classes with the same name, the preselected one is meant.
  const known = classes.find(({ name }) => isSameClassName(name, className));

  const handleSubmit = async () => {
    await form.submit(async ({ className: _, ...typed }) => {
      const options = { ...readOptions(typed), requireApproval };
      const home = known ? { classId: known.id } : { className };
      const invite = await create.mutateAsync({ id, ...home, timeZone: deviceTimeZone(), ...options });
      done(t('invites.created', { code: invite.code, className: invite.className }));
      onDone();
    });
  };

  const whichClass = () => {
    if (known) return t('invites.class-is-yours', { count: known.activeStudents });
    return t(className.trim() === '' ? 'invites.class-unnamed' : 'invites.class-is-new');
  };

  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <ComboField
        label={t('class-name')}
        hint={<span role="status">{whichClass()}</span>}
        error={error}
        name="className"
        value={className}
        onChange={(value) => nameClass({ target: { value } })}
        options={[...new Set(classes.map(({ name }) => name))]}
        listLabel={t('switcher.label')}
        otherText={t('invites.new-class')}
      />
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
