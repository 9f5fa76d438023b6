import type { Language } from '@wordgrove/contract/languages';
import { dateTime } from './amounts.ts';
import type { DigestItem, MailParams, MailWords } from './words.ts';

/** A digest's notices, one line each, in the reader's language and time. */
export function digestLines(
  language: Language,
  news: MailWords['news'],
  { items, timeZone }: MailParams['daily-digest'],
): string[] {
  return items.map(({ kind, dueAt, ...names }: DigestItem) =>
    news[kind]({ ...names, due: dueAt === null ? '' : dateTime(language, dueAt, timeZone) }),
  );
}
