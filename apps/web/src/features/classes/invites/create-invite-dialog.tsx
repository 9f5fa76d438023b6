import { useSearch } from '@tanstack/react-router';
import { isSameClassName } from '@wordgrove/contract/class-name';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useClasses } from '#features/classes/api.ts';
import { checkName } from '#platform/field-checks.ts';
import { deviceTimeZone } from '#platform/time-zones.ts';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ComboField } from '#ui/combo-field.tsx';
import { SubjectDialog } from '#ui/dialog.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCreateInvite } from './api.ts';
import { isUses, OptionFields, readOptions } from './option-fields.tsx';

/** A new code, for the class in the address (`?class=`) unless another is chosen. */
export function CreateInviteDialog({ dialog }: { dialog: DialogSubject<true> }) {
  const { t } = useTranslation('classes');
  const { class: wanted } = useSearch({ strict: false });
  const classes = useClasses();
  const open = classes.data?.filter(({ archivedAt }) => archivedAt === null) ?? [];
  const wantedFirst = open.toSorted((one, other) => Number(other.id === wanted) - Number(one.id === wanted));
  return (
    <SubjectDialog dialog={dialog} title={t('invites.create-title')}>
      {() =>
        classes.isPending ? (
          <Skeleton shape="field" count={3} label={t('switcher.loading')} />
        ) : (
          <CreateInviteForm classes={wantedFirst} onDone={dialog.close} />
        )
      }
    </SubjectDialog>
  );
}

/** A name that a teacher could type, so it is the same in every language. */
const usualClassName = 'English Class';
const checks = { className: checkName, maxUses: isUses };
const fieldOfCode = {
  'expires-in-past': 'expiresOn',
  'class-archived': 'className',
  'too-many-classes': 'className',
} as const;

type CreateInviteFormProps = {
  /** The teacher's open classes, the preselected one first. */
  classes: readonly SchoolClass[];
  onDone: () => void;
};

/** Creates an invite. Its id is made with the form, so that a request whose answer got lost can be repeated. */
function CreateInviteForm({ classes, onDone }: CreateInviteFormProps) {
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

  const handleSubmit = () =>
    form.submit(async ({ className: _, ...typed }) => {
      const options = { ...readOptions(typed), requireApproval };
      const home = known ? { classId: known.id } : { className };
      const invite = await create.mutateAsync({ id, ...home, timeZone: deviceTimeZone(), ...options });
      done(t('invites.created', { code: invite.code, className: invite.className }));
      onDone();
    });

  const whichClass = () => {
    if (known) return t('invites.class-is-yours', { count: known.activeStudents });
    return t(className.trim() === '' ? 'invites.class-unnamed' : 'invites.class-is-new');
  };

  return (
    <DialogForm
      form={form}
      submitText={t('create')}
      isPending={create.isPending}
      onSubmit={handleSubmit}
      onCancel={onDone}
    >
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
    </DialogForm>
  );
}
