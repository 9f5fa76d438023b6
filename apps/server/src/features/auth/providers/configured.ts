import type { ProviderId } from '@wordgrove/contract/ways-in';
import type { Settings } from '#platform/env.ts';

/** A provider of sign-ins that this installation is set up for. */
export type Provider = {
  id: ProviderId;
  /** What its button says. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether every address that it names is its organisation's word, although it never says `email_verified`. */
  vouches: boolean;
};

/** The providers of the settings, in the order of their buttons. */
export function providersOf(settings: Settings): readonly Provider[] {
  const google = client('google', 'Google', 'https://accounts.google.com', [
    settings.GOOGLE_CLIENT_ID,
    settings.GOOGLE_CLIENT_SECRET,
  ]);
  const { MICROSOFT_TENANT: tenant, OIDC_ISSUER: issuer } = settings;
  const microsoft = client('microsoft', 'Microsoft', tenant && `https://login.microsoftonline.com/${tenant}/v2.0`, [
    settings.MICROSOFT_CLIENT_ID,
    settings.MICROSOFT_CLIENT_SECRET,
  ]);
  const name = settings.OIDC_NAME ?? (issuer ? new URL(issuer).hostname : '');
  const other = client('oidc', name, issuer, [settings.OIDC_CLIENT_ID, settings.OIDC_CLIENT_SECRET]);
  return [google, microsoft, other].filter((each) => each !== null);
}

function client(
  id: ProviderId,
  name: string,
  issuer: string | undefined,
  [clientId, clientSecret]: readonly [string | undefined, string | undefined],
): Provider | null {
  if (!issuer || !clientId || !clientSecret) return null;
  return { id, name, issuer, clientId, clientSecret, vouches: id === 'microsoft' };
}
