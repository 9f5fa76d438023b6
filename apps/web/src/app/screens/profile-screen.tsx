import { SettingsChoices } from '#app/shell/settings-choices.tsx';
import { ChangePasswordCard } from '#features/auth/change-password-card.tsx';
import { DeleteAccountCard } from '#features/auth/delete-account-card.tsx';
import { ProfilePage } from '#features/profiles/profile-page.tsx';

/** The own profile, with the parts of it that other features own. */
export function ProfileScreen() {
  return (
    <ProfilePage
      choices={<SettingsChoices isInMenu={false} />}
      password={<ChangePasswordCard />}
      deletion={<DeleteAccountCard />}
    />
  );
}
