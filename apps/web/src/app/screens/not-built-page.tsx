import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** Shown where a feature will be. The list of these places is `app/not-built.ts`. */
export function NotBuiltPage() {
  const { t } = useTranslation('app');
  const { role, user } = useSession();
  return (
    <PlainScreen
      title={t('not-built.title')}
      isTabNamed={false}
      picture={<Seed />}
      actions={
        <ButtonLink to={dashboardPath(role)} variant="primary">
          {user ? t('back-to-dashboard') : t('go-to-home')}
        </ButtonLink>
      }
    >
      <p>{t('not-built.text')}</p>
    </PlainScreen>
  );
}
