import { z } from 'zod';
import { calls, codes, ownPasswordWrong } from './errors.ts';
import { givenPasswordSchema, idSchema, instantSchema, requiredLineSchema } from './fields.ts';

/** Bytes as browsers write them in WebAuthn's JSON. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** The standard allows 1023 bytes. */
const credentialId = bytes(1364);
const clientData = bytes(8192);

const credential = z.object({ id: credentialId, rawId: credentialId, type: z.literal('public-key') });

/** A new passkey, as the browser hands it over. Its other claims are read from what the authenticator signed. */
export const newCredentialSchema = credential.extend({
  response: z.object({
    clientDataJSON: clientData,
    attestationObject: bytes(32_768),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export type NewCredential = z.infer<typeof newCredentialSchema>;

/** What a passkey signed. */
export const assertionSchema = credential.extend({
  response: z.object({
    clientDataJSON: clientData,
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: bytes(100).optional(),
  }),
});

export type Assertion = z.infer<typeof assertionSchema>;

export const passkeySchema = z.object({
  id: idSchema,
  /** Empty as long as neither its maker nor its owner has named it. */
  name: z.string(),
  /** The host it was made at, and so the only one it opens. */
  host: z.string(),
  madeAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

export const passkeysSchema = z.object({
  /** The host that passkeys are made for; null where browsers allow none: without https, or by a bare IP address. */
  host: z.string().nullable(),
  passkeys: z.array(passkeySchema),
});

const described = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What the browser needs to make a passkey. */
export const creationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  /** The teacher's own, so that none of them makes a second one. */
  excludeCredentials: z.array(described),
});

export type PasskeyCreation = z.infer<typeof creationSchema>;

/** What the browser needs to ask for a passkey of any account. */
export const requestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

export type PasskeyRequest = z.infer<typeof requestSchema>;

/** Besides the calls of `auth`, which add signing in by one. */
export const passkeyCalls = {
  passkeys: calls.route({ method: 'GET', path: '/auth/passkeys', tags: ['auth'] }).output(passkeysSchema),
  /**
   * Begins to make a passkey. A session older than some minutes has to prove itself by the password:
   * `proof-needed` says so, or that there is none and only signing in again helps.
   */
  beginPasskey: calls
    .errors({ ...ownPasswordWrong, ...codes('proof-needed', 'passkeys-unavailable', 'too-many-passkeys') })
    .route({ method: 'POST', path: '/auth/passkeys/begin', tags: ['auth'] })
    .input(z.object({ password: givenPasswordSchema.optional() }))
    .output(creationSchema),
  addPasskey: calls
    .errors(codes('passkeys-unavailable', 'passkey-refused', 'passkey-exists', 'too-many-passkeys'))
    .route({ method: 'POST', path: '/auth/passkeys', tags: ['auth'], successStatus: 201 })
    .input(z.object({ id: idSchema, credential: newCredentialSchema }))
    .output(passkeySchema),
  renamePasskey: calls
    .route({ method: 'POST', path: '/auth/passkeys/{id}/name', tags: ['auth'] })
    .input(z.object({ id: idSchema, name: requiredLineSchema }))
    .output(passkeySchema),
  removePasskey: calls
    .errors(codes('last-way-in'))
    .route({ method: 'POST', path: '/auth/passkeys/{id}/remove', tags: ['auth'] })
    .input(z.object({ id: idSchema }))
    .output(z.object({ removed: z.literal(true) })),
  /** Begins to sign in by a passkey, whose account is known only once it has signed. */
  askForPasskey: calls
    .errors(codes('passkeys-unavailable'))
    .route({ method: 'POST', path: '/auth/sign-in/passkey/begin', tags: ['auth'] })
    .output(requestSchema),
};
