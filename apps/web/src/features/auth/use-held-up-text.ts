import { useTranslation } from 'react-i18next';
import { errorCode } from '#platform/errors.ts';

type SignIn = { error: unknown; variables: { email: string } | undefined };

/** Why a sign-in was refused. A child whose name others have failed on still gets in with a card. */
export function useHeldUpText(failure: string | null, { error, variables }: SignIn): string | null {
  const { t } = useTranslation('auth');
  const isChild = failure && errorCode(error) === 'too-many-requests' && !variables?.email.includes('@');
  return isChild ? `${failure}. ${t('forgot.by-name')}` : failure;
}
