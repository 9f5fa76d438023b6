export type NameSources = {
  profile?: { displayName?: string | null; fullName?: string | null } | null;
  user?: { displayName?: string | null; email?: string | null } | null;
};

const nobody = 'User';

function firstFilled(names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const trimmed = name?.trim();
    if (trimmed) return trimmed;
  }
  return nobody;
}

/**
 * A person's display name: the profile's display name, its full name, the account's display name, the part of the
 * address before the @, then 'User'.
 */
export function displayName({ profile, user }: NameSources): string {
  return firstFilled([profile?.displayName, profile?.fullName, user?.displayName, user?.email?.split('@')[0]]);
}

/** The name on the access-denied screen: the account's, the profile's display name, the profile's name, then 'User'. */
export function accessDeniedName({ profile, user }: NameSources): string {
  return firstFilled([user?.displayName, profile?.displayName, profile?.fullName]);
}
