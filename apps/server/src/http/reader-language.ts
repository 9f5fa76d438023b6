import type { Language } from '@wordgrove/contract/languages';
import { isLanguage, pickLanguage } from '@wordgrove/contract/languages';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '#http/cookies.ts';

/** The language chosen in this browser, else the first of the browser's own that we have. */
export function languageOf({ headers }: FastifyRequest): Language {
  const chosen = readCookie(headers.cookie, 'language');
  return isLanguage(chosen) ? chosen : pickLanguage(preferredTags(headers['accept-language'] ?? ''));
}

/** The tags of an `Accept-Language` header, best first. */
function preferredTags(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.split(';');
      return { tag, quality: quality ? Number(quality.replace(/\s*q=/, '')) || 0 : 1 };
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
