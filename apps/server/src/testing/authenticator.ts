import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential } from '@wordgrove/contract/auth';

/** A passkey as its authenticator holds it, in a form that can be copied. */
export type SoftPasskey = { id: string; privateKey: string; aaguid: string; counter: number; userHandle: string };

/** What the browser adds by itself, and what an attacker would change. */
type Asked = {
  challenge: string;
  origin?: string;
  rpId?: string;
  flags?: number;
  type?: string;
  crossOrigin?: boolean;
};

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;
const verified = userPresent | userVerified;

/** Where the tests' servers are. */
const testOrigin = 'http://localhost';
const testHost = 'localhost';

/** Makes keys and signs like an authenticator behind a browser: ES256, attestation `none`. */
export function makePasskey({ aaguid = '00000000-0000-0000-0000-000000000000', counter = 0 } = {}): SoftPasskey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { id: randomBytes(32).toString('base64url'), privateKey: pem, aaguid, counter, userHandle: '' };
}

/** Registers a passkey: what `navigator.credentials.create` answers. */
export function register(key: SoftPasskey, asked: Asked, transports: string[] = ['internal']): NewCredential {
  const id = Buffer.from(key.id, 'base64url');
  const made = [uuidBytes(key.aaguid), number(id.length, 2), id, cosePublicKey(key)];
  const authData = Buffer.concat([...authenticatorData(key, asked, hasCredential), ...made]);
  const attestationObject = cbor(
    new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]),
  );
  const clientDataJSON = clientData('webauthn.create', asked).toString('base64url');
  const response = { clientDataJSON, attestationObject: attestationObject.toString('base64url'), transports };
  return { id: key.id, rawId: key.id, type: 'public-key', response };
}

/** Signs a challenge: what `navigator.credentials.get` answers. */
export function signChallenge(key: SoftPasskey, asked: Asked): Assertion {
  const authData = Buffer.concat(authenticatorData(key, asked, 0));
  const client = clientData('webauthn.get', asked);
  const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), createPrivateKey(key.privateKey));
  return {
    ...{ id: key.id, rawId: key.id, type: 'public-key' },
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: key.userHandle,
    },
  };
}

/** The public key in COSE's form, as the server keeps it. */
export function cosePublicKey({ privateKey }: SoftPasskey): Buffer {
  const { x = '', y = '' } = createPrivateKey(privateKey).export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

function authenticatorData({ counter }: SoftPasskey, { rpId = testHost, flags = verified }: Asked, more: number) {
  return [sha256(Buffer.from(rpId)), number(flags | more, 1), number(counter, 4)];
}

function clientData(usual: string, { challenge, origin = testOrigin, type = usual, crossOrigin = false }: Asked) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const uuidBytes = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');

function number(value: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntBE(value, 0, size);
  return bytes;
}

type Cbor = number | string | Buffer | Map<string, Cbor> | Map<number, Cbor>;

/** As much of CBOR as an authenticator writes here: small numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([name, each]) => [cbor(name), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(kind: number, size: number): Buffer {
  const start = kind << 5;
  if (size < 24) return Buffer.from([start | size]);
  return size < 256 ? Buffer.from([start | 24, size]) : Buffer.from([start | 25, size >> 8, size & 255]);
}
