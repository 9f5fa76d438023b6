import { readFileSync } from 'node:fs';
import type { Refusals } from '#http/failure.ts';

let words: ReadonlySet<string> | undefined;

const looksLike: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is one of the 3,000 most common or the product's own name: in any case, with any digits and signs
 * around it (`Password1!`), or with signs in place of letters (`p@ssw0rd`). The list (24 KB) is read when it is first
 * needed.
 */
export function isCommonPassword(password: string): boolean {
  words ??= readWords();
  const whole = password.normalize('NFKC').toLowerCase();
  const ways = [whole, bare(whole)].flatMap((text) => [text, spelt(text), bare(spelt(text))]);
  return ways.some((text) => words?.has(text));
}

function spelt(text: string): string {
  return [...text].map((sign) => looksLike[sign] ?? sign).join('');
}

/** @throws `common-password` */
export function refuseCommon(password: string, errors: Refusals<'common-password'>): void {
  if (isCommonPassword(password)) throw errors['common-password']();
}

/** Without the digits, signs and spaces at both ends. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

function readWords(): ReadonlySet<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(['wordgrove', ...text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))]);
}
