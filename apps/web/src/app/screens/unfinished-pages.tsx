import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { Sprout } from '#ui/pictures/sprout.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** Shown where a feature will be. The list of these places is in `router.test.ts`. */
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

/** The administrators' page. There is nothing to administer yet, and it says so. */
export function AdminPage() {
  const { t } = useTranslation('app');
  return (
    <PlainScreen title={t('admin.title')} isTabNamed={false} picture={<Sprout />}>
      <Badge tone="yellow">{t('admin.soon')}</Badge>
      <p>{t('admin.text')}</p>
    </PlainScreen>
  );
}
