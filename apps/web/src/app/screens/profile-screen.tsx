import { Suspense } from 'react';
import { SettingsChoices } from '#app/shell/settings-choices.tsx';
import { AddEmailCard } from '#features/auth/account/add-email-card.tsx';
import { ChangePasswordCard } from '#features/auth/account/change-password-card.tsx';
import { DeleteAccountCard } from '#features/auth/account/delete-account-card.tsx';
import { WaysCard } from '#features/auth/account/ways-card.tsx';
import { SignInHelpCard } from '#features/classes/own/sign-in-help-card.tsx';
import { DigestSwitch } from '#features/notices/digest-switch.tsx';
import { ProfilePage } from '#features/profiles/profile-page.tsx';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const PasskeysCard = lazyPart(
  () => import('#features/auth/passkeys/passkeys-card.tsx'),
  'PasskeysCard',
  'auth-account',
);

/** The reader's own profile, with the parts of it that belong to other features. */
export function ProfileScreen() {
  const { profile } = useSession();
  const isStudent = profile?.role === 'student';
  return (
    <ProfilePage
      choices={
        <>
          <SettingsChoices isInMenu={false} />
          <DigestSwitch />
        </>
      }
      password={
        <>
          <AddEmailCard />
          <ChangePasswordCard />
          <WaysCard />
          {isStudent && <SignInHelpCard />}
          {profile?.role === 'teacher' && (
            <Suspense fallback={<Skeleton shape="card" />}>
              <PasskeysCard />
            </Suspense>
          )}
        </>
      }
      deletion={<DeleteAccountCard />}
    />
  );
}
