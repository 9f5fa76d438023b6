/** Why a sign-in by a provider came to nothing. */
export const providerTroubles = [
  /** The person turned back at the provider. */
  'cancelled',
  /** It began too long ago, or in another browser. */
  'expired',
  /** Another tab of this browser has begun one since. */
  'other-tab',
  /** The provider's answer was used before: the page was reloaded or sent twice. */
  'used',
  'no-mail',
  'unverified-mail',
  /** The provider didn't answer. */
  'unreachable',
  /** What it answered isn't for us, isn't signed by it, or doesn't fit what was asked. */
  'wrong-answer',
  /** Linked to another account here. */
  'linked-elsewhere',
  /** Somebody else's than that of the account that was to be confirmed. */
  'other-person',
] as const;

export type ProviderTrouble = (typeof providerTroubles)[number];
