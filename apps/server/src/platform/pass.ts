import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'upload' | 'download' | 'open-work';

export type Passes = {
  /** What lets its bearer do one thing until `expiresAt`; `boundTo` says who and with what. */
  make: (purpose: Purpose, boundTo: readonly string[], expiresAt: Date) => string;
  /** Whether the pass was made for exactly this and hasn't expired. */
  fits: (pass: string, purpose: Purpose, boundTo: readonly string[], now: Date) => boolean;
};

/** Passes are an expiry in seconds and an HMAC-SHA256 of everything they are bound to. Nothing is stored of them. */
export function passes(secret: string): Passes {
  const sealOf = (purpose: Purpose, boundTo: readonly string[], seconds: string) =>
    createHmac('sha256', secret)
      .update([purpose, seconds, ...boundTo].join('\n'))
      .digest();
  return {
    make: (purpose, boundTo, expiresAt) => {
      const seconds = String(Math.ceil(expiresAt.getTime() / 1000));
      return `${seconds}.${sealOf(purpose, boundTo, seconds).toString('base64url')}`;
    },
    fits: (pass, purpose, boundTo, now) => {
      const [, seconds, seal] = /^(\d{1,12})\.([A-Za-z0-9_-]{43})$/.exec(pass) ?? [];
      if (seconds === undefined || seal === undefined || Number(seconds) * 1000 < now.getTime()) return false;
      return timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(purpose, boundTo, seconds));
    },
  };
}
