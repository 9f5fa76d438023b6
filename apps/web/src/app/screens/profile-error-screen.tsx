import { useIsFetching } from '@tanstack/react-query';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#app/use-sign-out.ts';
import type { ProfileError } from '#platform/session.ts';
import { sessionQuery } from '#platform/session-query.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CloudOff } from '#ui/pictures/cloud-off.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** Says what is wrong with the profile of the signed-in person, and what can be done about it. */
export function ProfileErrorScreen({ error }: { error: ProfileError }) {
  const { t } = useTranslation('app');
  const { retry } = useSession();
  const signOut = useSignOut();
  const isAsking = useIsFetching({ queryKey: sessionQuery.queryKey }) > 0;

  return (
    <PlainScreen
      title={t(`profile-error.${error}.title`)}
      picture={<CloudOff />}
      actions={
        <>
          <Button variant="primary" onClick={retry} loading={isAsking}>
            {t('retry')}
          </Button>
          {error === 'profile_not_found' && <ButtonLink to={paths.register}>{t('register-again')}</ButtonLink>}
          {error === 'incomplete_profile' && <ButtonLink to={paths.register}>{t('finish-registration')}</ButtonLink>}
          <Button variant="plain" onClick={() => void signOut()}>
            {t('user-menu.sign-out')}
          </Button>
        </>
      }
    >
      <p>{t(`profile-error.${error}.text`)}</p>
    </PlainScreen>
  );
}
