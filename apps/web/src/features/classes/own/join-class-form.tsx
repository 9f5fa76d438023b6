import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { checkInviteCode } from '#platform/field-checks.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ClassCodeField } from '#ui/class-code-field.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useJoinClass, useOffer } from './api.ts';

const checks = { code: checkInviteCode };
const fieldOfCode = {
  'invite-invalid': 'code',
  'invite-expired': 'code',
  'invite-used-up': 'code',
  'invite-teacher-missing': 'code',
  'already-enrolled': 'code',
  'refused-too-often': 'code',
} as const;

type JoinClassFormProps = {
  /** A code from a link; empty without one. */
  code: string;
  onDone: () => void;
};

/** Joins a class with a code; first shows what the code opens. */
export function JoinClassForm({ code: offered, onDone }: JoinClassFormProps) {
  const { t } = useTranslation('classes');
  const { errorText } = useErrorText();
  const { done } = useOutcomeToast();
  const join = useJoinClass();
  // Made with the form, so that sending it again after a lost answer joins only once.
  const [id] = useState(() => v7());
  const form = useFormState({ start: { code: offered }, checks, fieldOfCode });
  const { error, ...field } = form.field('code');
  const offer = useOffer(useDeferredValue(field.value.replace(/\s+/g, '').toUpperCase()));
  const refusal = offer.isError ? errorText(offer.error) : undefined;
  // The shared sentence for a short code is about registering.
  const isShort = checkInviteCode(field.value) === 'invite-code-malformed';
  const [signInHelp, setSignInHelp] = useState(false);
  const handleSubmit = () =>
    form.submit(async ({ code }) => {
      const { className, status } = await join.mutateAsync({ id, code, signInHelp });
      done(t(status === 'pending' ? 'join.waiting' : 'join.joined', { className }));
      onDone();
    });
  return (
    <DialogForm
      form={form}
      submitText={t('join.submit')}
      isPending={join.isPending}
      onSubmit={handleSubmit}
      onCancel={onDone}
    >
      <ClassCodeField
        label={t('join.code')}
        hint={t('join.code-hint')}
        error={error ? (isShort ? t('join.code-short') : error) : refusal}
        {...field}
      />
      {offer.data && !error && !refusal && (
        <Notice tone="success">
          {t('join.offer', { className: offer.data.className, teacherName: offer.data.teacherName })}
          {offer.data.requireApproval && ` ${t('join.offer-approval')}`}
        </Notice>
      )}
      {offer.data && (
        <Checkbox
          label={t('join.sign-in-help', { teacherName: offer.data.teacherName })}
          hint={t('join.sign-in-help-hint')}
          checked={signInHelp}
          onChange={(event) => setSignInHelp(event.target.checked)}
        />
      )}
    </DialogForm>
  );
}
