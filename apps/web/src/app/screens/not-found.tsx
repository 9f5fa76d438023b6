import { Link, useRouter } from '@tanstack/react-router';
import { dashboardPath, paths } from '@wordgrove/contract/paths';
import type { Role } from '@wordgrove/contract/roles';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Puzzled } from '#ui/pictures/puzzled.tsx';
import { PlainScreen } from './plain-screen.tsx';

/** For an address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation('app');
  const { role, user } = useSession();
  const router = useRouter();

  return (
    <PlainScreen
      title={t('not-found.title')}
      picture={<Puzzled />}
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

const forTeachers = [
  { to: paths.teacherDashboard, label: 'nav.dashboard' },
  { to: paths.teacherStudents, label: 'titles.student-analytics' },
  { to: paths.teacherUploadPdf, label: 'titles.upload-pdf' },
] as const;

const forStudents = [
  { to: paths.studentDashboard, label: 'nav.dashboard' },
  { to: paths.games, label: 'nav.games' },
  { to: paths.flashcards, label: 'nav.flashcards' },
] as const;

const forGuests = [
  { to: paths.login, label: 'nav.login' },
  { to: paths.register, label: 'nav.register' },
] as const;

const forNobody = [{ to: paths.register, label: 'nav.register' }] as const;

/** The most sought pages, by kind of visitor; somebody signed in without a role can only register. */
function popularPages(role: Role | null, isSignedIn: boolean) {
  if (role === 'teacher') return forTeachers;
  if (role === 'student') return forStudents;
  return isSignedIn ? forNobody : forGuests;
}
