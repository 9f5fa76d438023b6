import type { ProviderTrouble } from '@wordgrove/contract/ways-in';
import { useTranslation } from 'react-i18next';
import { errorData } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useErrorText } from '#platform/use-error-text.ts';

const troubles = [
  'cancelled',
  'expired',
  'other-tab',
  'used',
  'no-mail',
  'unverified-mail',
  'unreachable',
  'wrong-answer',
  'linked-elsewhere',
  'other-person',
] as const satisfies readonly ProviderTrouble[];

/** Why a sign-in by a provider came to nothing; null for an error that isn't about that. */
export function troubleOf(error: unknown): ProviderTrouble | null {
  const { why } = errorData(error);
  return isOneOf(troubles, why) ? why : null;
}

/** The sentence for it, or for any other error. */
export function useTroubleText(): (error: unknown) => string {
  const { t } = useTranslation('auth-other-ways');
  const { errorText } = useErrorText();
  return (error) => {
    const why = troubleOf(error);
    return why ? t(`trouble.${why}`) : errorText(error);
  };
}

/** What a form says about a refusal: its own words, unless a provider is what it was about. */
export function useTroubleOr(failure: string | null, error: unknown): string | null {
  const { t } = useTranslation('auth-other-ways');
  const why = failure === null ? null : troubleOf(error);
  return why ? t(`trouble.${why}`) : failure;
}
