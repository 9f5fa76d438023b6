import { Link, useRouter } from '@tanstack/react-router';
import { dashboardPath } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import { PlainScreen } from './plain-screen.tsx';
import { popularPages } from './popular-pages.ts';

/** For an address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation('app');
  const { role, user } = useSession();
  const router = useRouter();

  return (
    <PlainScreen
      title={t('not-found.title')}
      picture={<LostPath />}
      actions={
        <>
          <ButtonLink to={dashboardPath(role)} variant="primary">
            {user ? t('go-to-dashboard') : t('go-to-home')}
          </ButtonLink>
          <Button onClick={() => router.history.back()}>{t('go-back')}</Button>
        </>
      }
    >
      <p>{t('not-found.text')}</p>
      <nav aria-label={t('not-found.popular')}>
        <p>{t('not-found.popular')}</p>
        <ul>
          {popularPages(role, user !== null).map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </PlainScreen>
  );
}
