import type { Profile } from '@wordgrove/contract/profiles';
import { useEffect, useRef } from 'react';
import { client, queryClient } from '#platform/api.ts';
import { chooseScheme } from '#platform/color-scheme.ts';
import { setLanguage } from '#platform/i18n.ts';
import { sessionQuery } from '#platform/session-query.ts';

/**
 * Shows the page as the signed-in person's profile says, alike on every device. A choice made on this page just before
 * signing in is newer and goes to the profile instead.
 */
export function useProfileChoices(profile: Profile | null): void {
  const uid = profile?.uid ?? null;
  const language = profile?.language ?? null;
  const colorScheme = profile?.colorScheme ?? null;
  const schemeSeen = useRef<string | null>(null);

  useEffect(() => {
    if (!uid) return;
    const waiting = takeWaitingChoice();
    // On failure the choice stays in this browser; it is sent with the next one.
    if (Object.keys(waiting).length > 0) void saveChoice(waiting).catch(() => undefined);
  }, [uid]);

  useEffect(() => {
    // When the texts can't be loaded, the current language stays.
    if (language) void setLanguage(language).catch(() => undefined);
  }, [language]);

  useEffect(() => {
    // A new profile says `auto` because nobody has chosen yet; that isn't a choice to follow.
    if (colorScheme && (colorScheme !== 'auto' || schemeSeen.current)) chooseScheme(colorScheme);
    schemeSeen.current = colorScheme;
  }, [colorScheme]);
}

type Choice = Partial<Pick<Profile, 'language' | 'colorScheme'>>;

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
