import { IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** Signs in by a passkey: with this button or, in a browser that has used one, in the field of the address. */
export function PasskeyWay({ keepSignedIn }: { keepSignedIn: boolean }) {
  const { t } = useTranslation('auth-other-ways');
  const { trouble, isPending, enter } = usePasskeySignIn(keepSignedIn);
  return (
    <>
      <Button wide icon={IconKey} loading={isPending} onClick={enter}>
        {t('passkey.button')}
      </Button>
      {trouble && <Notice tone="error">{trouble}</Notice>}
    </>
  );
}
