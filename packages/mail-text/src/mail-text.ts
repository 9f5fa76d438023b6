import type { Language } from '@wordgrove/contract/languages';
import { html, plainText } from './layout.ts';
import { typedLine, typedParagraphs } from './typed-text.ts';
import { wordings } from './wordings.ts';
import type { MailParams, MailTemplate } from './words.ts';

/** A mail's words. `subject` is one line; `text` and `html` say the same. */
export type MailText = { subject: string; text: string; html: string };

/**
 * The words of one mail in one language.
 *
 * Pure. Values may be whatever people typed: they are escaped, kept on their line, and can't pose as links.
 *
 * @throws {RangeError} when a date isn't YYYY-MM-DD
 */
export function mailText<T extends MailTemplate>(template: T, language: Language, params: MailParams[T]): MailText {
  const words = wordings[language];
  const body = words.bodies[template](madeSafe(params));
  return {
    subject: body.subject.replace(/\s+/g, ' ').trim(),
    text: plainText(body, words, language),
    html: html(body, words, language),
  };
}

/** Our own links, the reply address, and what is read rather than shown. */
const unchanged = new Set(['link', 'unsubscribe', 'email', 'kind', 'dueAt', 'timeZone']);

/** What people typed, made harmless. */
function madeSafe<P extends object>(params: P): P {
  const safe = { ...params };
  for (const [key, value] of Object.entries(params)) {
    if (Array.isArray(value)) Reflect.set(safe, key, value.map(madeSafe));
    if (typeof value !== 'string' || unchanged.has(key)) continue;
    Reflect.set(safe, key, key === 'message' ? typedParagraphs(value) : typedLine(value));
  }
  return safe;
}
