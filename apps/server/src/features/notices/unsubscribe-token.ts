import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token in a digest's link, which switches digests off and can do nothing else. It is signed rather than stored: it
 * works as long as the account lives, however old the mail.
 */
export function unsubscribeToken(userId: string, secret: string): string {
  return `${userId}.${signatureOf(userId, secret).toString('base64url')}`;
}

/** Whose token it is; null when the signature is missing or wrong. */
export function openUnsubscribeToken(token: string, secret: string): string | null {
  const [userId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(userId, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}

function signatureOf(userId: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`no more digests for ${userId}`).digest();
}
