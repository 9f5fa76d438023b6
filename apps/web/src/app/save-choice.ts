import type { Profile } from '@wordgrove/contract/profiles';
import { client, queryClient } from '#platform/api.ts';
import { sessionQuery } from '#platform/session-query.ts';

export type Choice = Partial<Pick<Profile, 'language' | 'colorScheme'>>;

let waiting: Choice = {};

/** Takes what was chosen on this page before anybody signed in, and forgets it. */
export function takeWaitingChoice(): Choice {
  const choice = waiting;
  waiting = {};
  return choice;
}

/**
 * Saves a choice on the profile of whoever is signed in, so that it follows the account; the screen shows it at once. A
 * choice made before signing in waits for the profile to arrive. Rejects when the server couldn't be told.
 */
export async function saveChoice(choice: Choice): Promise<void> {
  if (!queryClient.getQueryData(sessionQuery.queryKey)?.profile) {
    waiting = { ...waiting, ...choice };
    return;
  }
  await showOnProfile(choice);
  await client.profiles.choose(choice);
  // A session fetched meanwhile may predate the choice.
  await showOnProfile(choice);
}

async function showOnProfile(choice: Choice): Promise<void> {
  const { queryKey } = sessionQuery;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (session) =>
    session?.profile ? { ...session, profile: { ...session.profile, ...choice } } : session,
  );
}
