import { readFileSync } from 'node:fs';

let words: ReadonlySet<string> | undefined;

/** Whether a password is one of the 3,000 commonest, in any case. The list (24 KB) is read at the first question. */
export function isCommonPassword(password: string): boolean {
  words ??= readWords();
  return words.has(password.toLowerCase());
}

function readWords(): ReadonlySet<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  return new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('# ')));
}
