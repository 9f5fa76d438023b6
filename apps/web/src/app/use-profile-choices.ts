import type { Profile } from '@wordgrove/contract/profiles';
import { useEffect, useRef } from 'react';
import { chooseScheme } from '#platform/color-scheme.ts';
import { setLanguage } from '#platform/i18n.ts';
import { saveChoice, takeWaitingChoice } from './save-choice.ts';

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
