import { providerIdSchema } from '@wordgrove/contract/ways-in';
import { z } from 'zod';
import { cookie, flowCookie, linkCookie, newcomerCookie, openSigned, readCookie, sign } from '#http/cookies.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * What a browser keeps for us between two steps, signed: no rows for those who never come back, and nobody can bring
 * another browser's.
 */
type Sealed<Content> = {
  put: (content: Content, minutes: number) => string;
  /** Null when there is none, or it has expired. */
  open: (header: string | undefined) => Content | null;
  remove: () => string;
};

const flowSchema = z.object({
  provider: providerIdSchema,
  purpose: z.enum(['sign-in', 'confirm', 'link']),
  /** Who asked to confirm or to link. */
  userId: z.string().nullable(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
});

/** A sign-in that is under way at the provider. */
export type KeptFlow = z.infer<typeof flowSchema>;

const ticketSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  /** Verified by the provider, in lower case. */
  email: z.string(),
  fullName: z.string(),
});

/** A provider's word about somebody who isn't known here yet. */
export type Ticket = z.infer<typeof ticketSchema>;

type Parts = { clock: Clock; secret: string };

function sealed<Content>(name: string, schema: z.ZodType<Content>, { clock, secret }: Parts): Sealed<Content> {
  const envelope = z.object({ name: z.literal(name), until: z.number(), content: schema });
  return {
    put(content, minutes) {
      const until = clock.now().getTime() + minutes * 60_000;
      const text = Buffer.from(JSON.stringify({ name, until, content })).toString('base64url');
      return cookie(name, sign(text, secret), minutes * 60);
    },
    open(header) {
      const text = openSigned(readCookie(header, name), secret);
      if (text === null) return null;
      const read = envelope.safeParse(parse(Buffer.from(text, 'base64url').toString('utf8')));
      return read.success && read.data.until > clock.now().getTime() ? read.data.content : null;
    },
    remove: () => cookie(name, '', 0),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type Kept = ReturnType<typeof keptInBrowser>;

export function keptInBrowser(parts: Parts) {
  return {
    flow: sealed(flowCookie, flowSchema, parts),
    newcomer: sealed(newcomerCookie, ticketSchema, parts),
    link: sealed(linkCookie, ticketSchema, parts),
  };
}
