import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InteractionResults } from 'oidc-provider';
import Provider from 'oidc-provider';

/** A person at the provider. */
export type ProviderPerson = { sub: string; email?: string; email_verified?: boolean; name?: string };

export type TestProvider = {
  /** The settings with which a server lets people sign in by it. */
  env: Record<string, string>;
  issuer: string;
  people: Map<string, ProviderPerson>;
  /**
   * What a browser does at the provider: follows the address, signs in as this person and agrees.
   *
   * @returns the search part of the address that the provider sends it back to
   */
  visit: (address: string, sub: string) => Promise<string>;
  /** The same for somebody who turns back there. */
  turnBack: (address: string) => Promise<string>;
  close: () => Promise<void>;
};

const clientId = 'wordgrove';
const clientSecret = 'a-secret-of-the-test-provider-alone';

/**
 * A real OpenID Connect provider on loopback, for tests alone: whoever comes says who they are.
 *
 * @param redirectUris where it may send people back to
 */
export async function testProvider(redirectUris: string[], people: readonly ProviderPerson[]): Promise<TestProvider> {
  const known = new Map(people.map((person) => [person.sub, person]));
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    // Given, or the library says that they aren't.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, sub) => {
      const person = known.get(sub);
      return person && { accountId: sub, claims: () => person };
    },
  });
  const handle = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    if (!pathname.startsWith('/interaction/')) return void handle(request, response);
    const { prompt, session } = await provider.interactionDetails(request, response);
    // Whoever has signed in agrees to be named.
    const who = prompt.name === 'consent' ? (session?.accountId ?? '') : searchParams.get('who');
    if (who === null) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return void response.end(signInPage(pathname, known));
    }
    await interact(provider, request, response, who);
  }

  const walk = async (address: string, who: string) => {
    const cookies = new Map<string, string>();
    let next = address;
    for (let step = 0; step < 12; step += 1) {
      const url = new URL(next, issuer);
      if (url.origin !== issuer) return url.search;
      if (url.pathname.startsWith('/interaction/')) url.searchParams.set('who', who);
      next = await follow(url, cookies);
    }
    throw new Error('the provider sends the browser round and round');
  };

  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Hill School' },
    issuer,
    people: known,
    visit: walk,
    turnBack: (address) => walk(address, ''),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Signs in as `who`, or turns back when that is nobody; agrees to whatever is asked. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  who: string,
): Promise<void> {
  const { prompt, params, grantId, session } = await provider.interactionDetails(request, response);
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: prompt.name !== 'login' });
  if (who === '') return finish({ error: 'access_denied', error_description: 'turned back' });
  if (prompt.name === 'login') return finish({ login: { accountId: who } });
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ accountId: session?.accountId ?? who, clientId: `${params.client_id}` });
  grant.addOIDCScope('openid email profile');
  return finish({ consent: { grantId: await grant.save() } });
}

/** One request of a browser, which keeps cookies and doesn't go on by itself. */
async function follow(url: URL, cookies: Map<string, string>): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const cut = pair.indexOf('=');
    cookies.set(pair.slice(0, cut), pair.slice(cut + 1));
  }
  const location = answer.headers.get('location');
  if (!location) throw new Error(`the provider answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return location;
}

const signInPage = (path: string, people: ReadonlyMap<string, ProviderPerson>) =>
  `<!doctype html><html lang="en"><title>Hill School</title><link rel="icon" href="data:,"><h1>Who are you?</h1>${[
    ...people.values(),
  ]
    .map(({ sub, name }) => `<p><a href="${path}?who=${sub}">${name ?? sub}</a></p>`)
    .join('')}<p><a href="${path}?who=">Cancel</a></p>`;
