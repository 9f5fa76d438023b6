import { emailSchema, requiredLineSchema } from '@wordgrove/contract/fields';
import type { ProviderTrouble } from '@wordgrove/contract/ways-in';
import type { Configuration } from 'openid-client';
import * as oidc from 'openid-client';
import type { Log } from '#platform/log.ts';
import type { Provider } from './configured.ts';

/** What has to be kept until the person comes back from the provider. */
export type Flow = { state: string; nonce: string; verifier: string; redirectUri: string };

/** Whom the provider has named. */
export type Named = {
  issuer: string;
  subject: string;
  /** Null when it named none that could be one. */
  email: string | null;
  isEmailVerified: boolean;
  fullName: string;
};

export class ProviderProblem extends Error {
  readonly why: ProviderTrouble;
  constructor(why: ProviderTrouble, cause?: unknown) {
    super(`signing in by a provider failed: ${why}`, { cause });
    this.why = why;
  }
}

/** One request, and everything that one click waits for. */
const requestSeconds = 5;
const patienceMs = 8000;

/** How long what a provider says about itself is believed; its keys are renewed by the library. */
const discoveredMs = 3_600_000;

export type Protocol = ReturnType<typeof speakTo>;

/**
 * Speaks OpenID Connect with one provider: authorization code, PKCE, state and nonce; the token's signature is checked
 * even where it came over TLS. Nothing is asked of the provider before somebody wants to sign in.
 */
export function speakTo(provider: Provider, { log }: { log: Log }) {
  let discovered: { at: number; configuration: Promise<Configuration> } | null = null;

  function configure(): Promise<Configuration> {
    const now = performance.now();
    if (!discovered || now - discovered.at > discoveredMs) {
      const mine = { at: now, configuration: discover(provider) };
      discovered = mine;
      // Asked again next time; those who wait for this one are told.
      mine.configuration.catch(() => {
        if (discovered === mine) discovered = null;
      });
    }
    return discovered.configuration;
  }

  /** @throws ProviderProblem for whatever goes wrong, within some eight seconds */
  async function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new ProviderProblem('unreachable')), patienceMs);
    try {
      return await Promise.race([work(), late]);
    } catch (error) {
      const problem = error instanceof ProviderProblem ? error : new ProviderProblem(troubleOf(error), error);
      if (problem.why !== 'used') log.warn({ error: problem, provider: provider.id }, 'a sign-in by a provider failed');
      throw problem;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** @returns where to send the browser, and what to keep meanwhile */
    begin: (redirectUri: string, prompt: string | undefined): Promise<{ url: string; flow: Flow }> =>
      inTime(async () => {
        const configuration = await configure();
        const verifier = oidc.randomPKCECodeVerifier();
        const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier, redirectUri };
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state: flow.state,
          nonce: flow.nonce,
          ...(prompt ? { prompt } : {}),
        });
        return { url: url.href, flow };
      }),

    /** @param returned the search part of the address that the provider sent the browser to */
    finish: (flow: Flow, returned: string): Promise<Named> =>
      inTime(async () => {
        const configuration = await configure();
        const address = new URL(flow.redirectUri);
        address.search = returned;
        const tokens = await oidc.authorizationCodeGrant(configuration, address, {
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          pkceCodeVerifier: flow.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new ProviderProblem('wrong-answer');
        const person = await describe(configuration, claims, tokens.access_token);
        return { issuer: claims.iss, subject: claims.sub, ...readPerson(person, provider.vouches) };
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<Configuration> {
  // The settings allow http only for a provider on this very computer.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  const options = { timeout: requestSeconds, execute: [...execute, oidc.enableNonRepudiationChecks] };
  return oidc.discovery(new URL(issuer), clientId, clientSecret, oidc.ClientSecretPost(clientSecret), options);
}

/** `xms_edov` is Microsoft's: whether the owner of the address's domain has been verified. */
type Claims = Partial<Record<'email' | 'email_verified' | 'name' | 'xms_edov', unknown>>;

/** Some providers name the address in the token, others only when they are asked. */
async function describe(
  configuration: Configuration,
  claims: Claims & { sub: string },
  accessToken: string,
): Promise<Claims> {
  if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
  return { ...claims, ...(await oidc.fetchUserInfo(configuration, accessToken, claims.sub)) };
}

function readPerson({ email, email_verified, name, xms_edov }: Claims, vouches: boolean) {
  const address = emailSchema.safeParse(email);
  const fullName = requiredLineSchema.safeParse(name);
  return {
    email: address.success ? address.data : null,
    isEmailVerified: isTrue(email_verified) || (vouches && email_verified === undefined && !isFalse(xms_edov)),
    fullName: fullName.success ? fullName.data : '',
  };
}

/** Some providers send words or digits in place of the truth. */
const isTrue = (claim: unknown) => claim === true || claim === 'true';
const isFalse = (claim: unknown) => claim === false || claim === 'false' || claim === 0 || claim === '0';

function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'wrong-answer';
  if (error instanceof oidc.ResponseBodyError) return error.error === 'invalid_grant' ? 'used' : 'wrong-answer';
  if (error instanceof oidc.ClientError)
    return ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      error.code ?? '',
    )
      ? 'unreachable'
      : 'wrong-answer';
  // What fetch throws when nobody answers.
  return error instanceof TypeError ? 'unreachable' : 'wrong-answer';
}
