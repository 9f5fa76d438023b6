import type { Passkey } from '@wordgrove/contract/auth';
import { useTranslation } from 'react-i18next';
import type { DialogSubject } from '#platform/use-dialog-subject.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { ConfirmDialog, SubjectDialog } from '#ui/dialog.tsx';
import { NameForm } from '#ui/name-form.tsx';
import { useRemovePasskey, useRenamePasskey } from './api.ts';

type PasskeyDialogProps = { dialog: DialogSubject<Passkey> };

export function RenamePasskeyDialog({ dialog }: PasskeyDialogProps) {
  const { t } = useTranslation('auth-account');
  const rename = useRenamePasskey();
  return (
    <SubjectDialog dialog={dialog} title={t('passkeys.rename-title')} size="small">
      {({ id, name }) => (
        <NameForm
          label={t('passkeys.name')}
          start={name}
          submitText={t('passkeys.save')}
          isPending={rename.isPending}
          onCancel={dialog.close}
          onSend={async (typed) => {
            await rename.mutateAsync({ id, name: typed });
            dialog.close();
          }}
        />
      )}
    </SubjectDialog>
  );
}

export function RemovePasskeyDialog({ dialog: { subject, isOpen, close } }: PasskeyDialogProps) {
  const { t } = useTranslation('auth-account');
  const { done, failed } = useOutcomeToast();
  const remove = useRemovePasskey();
  if (!subject) return null;
  const { name } = subject;
  const onSuccess = () => {
    done(t('passkeys.removed', { name }));
    close();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('passkeys.remove-title', { name })}
      text={<p>{t('passkeys.remove-text')}</p>}
      confirmText={t('passkeys.remove')}
      onConfirm={() => remove.mutate({ id: subject.id }, { onSuccess, onError: failed })}
      onClose={close}
      dangerous
      busy={remove.isPending}
    />
  );
}
