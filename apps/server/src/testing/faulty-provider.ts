import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider may get wrong. */
export type Fault = 'audience' | 'issuer' | 'signature' | 'nonce' | 'expired' | 'no-token' | 'silent-token' | 'none';

/** What it puts into tokens until a browser has brought another one. */
export const fixedNonce = 'a-nonce';

/** A provider that signs tokens as wrong as it is told to. Everybody is the same person. */
export async function faultyProvider() {
  const [own, foreign] = [makeKeys(), makeKeys()];
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' };
  const state = { fault: 'none' as Fault, nonce: fixedNonce, isSilent: false, announced: null as string | null };
  const server = createServer((request, response) => answer(request, response));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const describe = () => ({
    issuer: state.announced ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  });

  function sign(): string {
    const { fault } = state;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: fault === 'issuer' ? 'https://login.other.example' : issuer,
      aud: fault === 'audience' ? 'another-client' : 'wordgrove',
      sub: 'ada',
      iat: now,
      exp: fault === 'expired' ? now - 3600 : now + 600,
      nonce: fault === 'nonce' ? 'another' : state.nonce,
      email: 'ada@school.example',
      email_verified: true,
    };
    const signed = [{ alg: 'RS256', kid: 'own' }, claims].map(encode).join('.');
    const { privateKey } = fault === 'signature' ? foreign : own;
    return `${signed}.${signBytes('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  }

  function bodyFor(path: string | undefined): object | null {
    if (state.isSilent) return null;
    if (path?.startsWith('/.well-known/')) return describe();
    if (path === '/keys') return { keys: [jwk] };
    if (state.fault === 'silent-token') return null;
    const token = { access_token: 'access', token_type: 'bearer', expires_in: 600 };
    return state.fault === 'no-token' ? token : { ...token, id_token: sign() };
  }

  function answer({ url }: IncomingMessage, response: ServerResponse): void {
    const body = bodyFor(url);
    if (body) response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  }

  return {
    issuer,
    state,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'wordgrove', OIDC_CLIENT_SECRET: 'a-secret-of-the-test-alone' },
    /** What the provider sends a browser back with. */
    visit(address: string): string {
      const { searchParams } = new URL(address);
      state.nonce = searchParams.get('nonce') ?? '';
      return `?${new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' })}`;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
