import { useTranslation } from 'react-i18next';
import { useOwnWays } from '#features/auth/other-ways/api.ts';
import { SignInAgain } from '#features/auth/other-ways/owner-proof.tsx';
import { checkFilled } from '#platform/field-checks.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { AddTrouble, useAddPasskey } from './use-add-passkey.ts';

/** Why no passkey was added, and what to do; nothing where a dialog asks for the password. */
export function AddTroubleNotice({ trouble }: { trouble: AddTrouble | null }) {
  const { t } = useTranslation(['auth-account', 'app']);
  const { errorText } = useErrorText();
  const { data: ways } = useOwnWays();
  if (!trouble || trouble.kind === 'password') return null;
  if (trouble.kind === 'sign-in') return <Notice tone="warning">{ways && <SignInAgain ways={ways} />}</Notice>;
  if (trouble.kind === 'device') {
    const { end } = trouble;
    return <Notice tone={end === 'left' ? 'info' : 'error'}>{t(`passkeys.device.${end}`)}</Notice>;
  }
  const { error, retry } = trouble;
  return (
    <Notice tone="error" action={retry && <Button onClick={() => void retry()}>{t('app:retry')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}

const start = { password: '' };
const checks = { password: checkFilled };
const fieldOfCode = { 'wrong-password': 'password' } as const;

/** Asks for the password before a passkey is made in a session that has been open for a while. */
export function ProofDialog({ adding }: { adding: ReturnType<typeof useAddPasskey> }) {
  const { t } = useTranslation('auth-account');
  const isOpen = adding.trouble?.kind === 'password';
  return (
    <Dialog isOpen={isOpen} onClose={adding.forgetTrouble} title={t('passkeys.proof.title')} size="small">
      <ProofForm adding={adding} />
    </Dialog>
  );
}

function ProofForm({ adding }: { adding: ReturnType<typeof useAddPasskey> }) {
  const { t } = useTranslation(['auth-account', 'auth']);
  const { user } = useSession();
  const form = useFormState({ start, checks, fieldOfCode });
  return (
    <DialogForm
      form={form}
      lead={t('passkeys.proof.text')}
      submitText={t('passkeys.proof.submit')}
      isPending={adding.isBeginning}
      onSubmit={() => form.submit(({ password }) => adding.prove(password))}
      onCancel={adding.forgetTrouble}
    >
      {/* Tells password managers whose password this is. */}
      <input autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField label={t('auth:fields.password')} autoComplete="current-password" {...form.field('password')} />
    </DialogForm>
  );
}
